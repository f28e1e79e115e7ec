// A bot thinks here, away from the page: the same code, asked one question at a time.
import init, { answer } from "./%SCRIPT%";
const ready = init({ module_or_path: new URL("./%WASM%", import.meta.url) });
onmessage = async ({ data }) => { await ready; postMessage(answer(data)); };
