import type { ContextType } from 'react';
import type { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;

/** A picture that does not arrive must not keep the page from working. */
const longestWaitMs = 3_000;

/** A few of each build: one per list of routes. */
const known = new Map<string, string>();

/**
 * Loads the files of these routes after the first picture and the first paint, all at once. Runs them one by one, so that
 * touches are answered in between, and then starts the router.
 * A tab that is not in sight paints nothing.
 * Until then `earlyClickScript` remembers clicks.
 */
export function startScript(
  { manifest, serverHandoffString }: Framework,
  routes: readonly string[],
  dataId: string,
): string {
  const key = routes.join();
  const script = known.get(key) ?? write();
  known.set(key, script);
  return script;

  function write() {
    const { entry } = manifest;
    const parts = routes.map((id) => manifest.routes[id]!);
    const files = [
      ...new Set([entry.imports, ...parts.map(({ imports = [], module }) => [...imports, module])].flat()),
    ];
    return `self.__reactRouterContext=${serverHandoffString};
(async()=>{
const first=document.querySelector("img[fetchpriority=high]");
if(first&&!first.complete)await new Promise(go=>{first.onload=first.onerror=go;setTimeout(go,${longestWaitMs})});
if(!document.hidden&&PerformanceObserver.supportedEntryTypes.includes("paint"))await new Promise(go=>new PerformanceObserver(go).observe({type:"paint",buffered:true}));
const files=${JSON.stringify(files)},loaded={};
for(const href of [...files,"${entry.module}"])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const turn=()=>new Promise(go=>{const{port1,port2}=new MessageChannel;port1.onmessage=go;port2.postMessage(0)});
for(const file of files){loaded[file]=await import(file);await turn()}
self.__reactRouterRouteModules={${parts.map(({ id, module }) => `${JSON.stringify(id)}:loaded["${module}"]`).join()}};
__reactRouterContext.stream=new Response(document.getElementById("${dataId}").textContent).body;
import("${entry.module}")
})()`;
  }
}
