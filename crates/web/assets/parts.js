// Loads parts of the code. A file holds several modules, each after its length, and several parts may need it. What was
// loaded once is kept for offline use. The names are filled in when the page is built.
const FILES = { %FILES% };
const keeper = new BroadcastChannel("emberwake-keep");
const files = {};
const modules = {};
// Only what worked is remembered, so that a failed load is tried again.
const once = (done, name, work) => (done[name] ??= work(name).catch((problem) => { delete done[name]; throw problem; }));
const fetched = async (name) => {
  const address = new URL(FILES[name], import.meta.url);
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address} can't be loaded.`);
  const file = await found.arrayBuffer();
  keeper.postMessage(address.href);
  return file;
};
const instantiated = async (name) => {
  const file = await files[name];
  const sizes = new DataView(file);
  const begun = [];
  for (let at = 0; at < file.byteLength; at += 4 + sizes.getUint32(at, true)) {
    const module = new Uint8Array(file, at + 4, sizes.getUint32(at, true));
    begun.push(WebAssembly.instantiate(module, getSharedImports()));
  }
  await Promise.all(begun);
};
const part = (...names) => wrapAsyncCb(async () => {
  await Promise.all(names.map((name) => once(files, name, fetched)));
  await Promise.all(names.map((name) => once(modules, name, instantiated)));
});
