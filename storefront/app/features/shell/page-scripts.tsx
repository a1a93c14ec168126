import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { RenderingContext } from '../../api/page-context.ts';
import { startScript } from './start-script.ts';

const dataId = 'page-data';

/**
 * The data of the page, and the script that makes it interactive. In place of the router's `Scripts`, which loads all files
 * before the first picture.
 */
export function PageScripts() {
  const { scriptMark, data = '' } = useContext(RenderingContext);
  const framework = useContext(FrameworkContext);
  const routes = useMatches().map(({ id }) => id);
  // Only the server writes them: in the browser they have done their work.
  const [json, script] =
    import.meta.env.SSR && framework ? [inScript(data), startScript(framework, routes, dataId)] : ['', ''];
  return (
    <>
      <script
        type="application/json"
        id={dataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped
        dangerouslySetInnerHTML={{ __html: json }}
        suppressHydrationWarning
      />
      <script
        nonce={scriptMark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
        dangerouslySetInnerHTML={{ __html: script }}
        suppressHydrationWarning
      />
    </>
  );
}

/** JSON that cannot end its element. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
