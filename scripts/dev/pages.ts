/** What `npm run dev` takes from the sources instead of from the build. */

const SOURCES = /^\/(@|node_modules\/|(apps|product|platform|ui|brands|locales|dist)\/)/;

/** Whether an address is a module, a style or a picture that lies here; all others are the server's. */
export const isSource = (url: string): boolean => SOURCES.test(url);

/** A page of the server without the files of the build, and with the scripts of its site's sources instead. */
export function pageFromSources(html: string): string {
  const site = /"site":"(dashboard|student)"/.exec(html)?.[1];
  if (site === undefined) return html;
  return html
    .replaceAll(/<link rel="(?:modulepreload|stylesheet|preload)"[^>]*>/g, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<style nonce="[^"]*">(?!:root:root)[^]*?<\/style>/g, '')
    .replace(/<div id="root">[^]*<\/body>/, () => `<div id="root"></div>${entryOf(site)}</body>`);
}

const entryOf = (site: string): string => `<script type="module" src="/apps/${site}/main.tsx"></script>`;
