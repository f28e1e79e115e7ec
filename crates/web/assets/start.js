// Starts the page. The names in percent signs are filled in when the page is built.
import init, { start_page } from "./%SCRIPT%";
await init({ module_or_path: new URL("./%WASM%", import.meta.url) });
start_page(new URL("./%WORKER%", import.meta.url).href, "%RULEBOOKS%");
