/**
 * Finishes the browser builds of all languages in `app/dist`:
 * `pages/*.html` (the prerendered pages, complete without scripts, with inline styles), `index.html` and `index.es.html`
 * (for all other URLs), `pages.json` (which page to serve for which URL), `routes.json` (patterns of all routes),
 * `csp.json` (hashes of inline code), `.public/` (templates and code for the pages that the server renders), and compressed
 * copies of all text files.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { languageBuild, sha256 } from './languageBuild.ts';

const dist = resolve(import.meta.dirname, '../dist');
const write = (file: string, text: string) => writeFileSync(resolve(dist, file), text);

const english = await languageBuild(dist, 'en');
const spanish = await languageBuild(dist, 'es');
const builds = [english, spanish];

mkdirSync(resolve(dist, 'pages'), { recursive: true });
const built: object[] = [];
for (const { base, pagesToRender, renderPage } of builds) {
  for (const page of pagesToRender) {
    const file = `pages/${built.length}.html`;
    write(file, await renderPage(page));
    const { pathname } = new URL(page.url, 'http://site.invalid');
    // The server looks pages up without a slash at the end.
    const path = (base + pathname).replace(/(?<=.)\/$/, '');
    const address = page.isPublic ? page.url : null;
    built.push({ path, query: page.when, below: page.below, offers: page.signInMethods, address, file });
  }
}

/** What the server needs to render the pages of organizations and listings. Files in folders with a dot are not served. */
const rendering = { en: english, es: spanish };
mkdirSync(resolve(dist, '.public'), { recursive: true });
for (const [language, { folder, publicTemplate }] of Object.entries(rendering)) {
  write(`.public/${language}.html`, publicTemplate());
  cpSync(resolve(folder, '.render/publicPages.js'), resolve(dist, `.public/${language}.mjs`));
}

write('index.html', english.shell);
write('index.es.html', spanish.shell);
write('pages.json', `${JSON.stringify(built)}\n`);
write('routes.json', `${JSON.stringify(builds.flatMap(({ patterns }) => patterns))}\n`);

/** Styles that react-aria injects: for presses on touch screens, and for scrolling behind a dialog on iOS. */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const style = new Set([
  ...builds.flatMap(({ styleHashes }) => [...styleHashes]),
  ...libraryStyles.map(sha256),
]);
const script = new Set(builds.flatMap(({ scriptHashes }) => scriptHashes));
write('csp.json', `${JSON.stringify({ style: [...style], script: [...script] })}\n`);

// Names of files depend on their content, so files that both builds have are the same.
cpSync(resolve(spanish.folder, 'assets'), resolve(dist, 'assets'), { recursive: true });
for (const folder of [
  spanish.folder,
  ...['.prerender', '.render', '.vite'].map((name) => resolve(dist, name)),
])
  rmSync(folder, { recursive: true });

for (const file of globSync('**/*.{html,js,css,svg,txt}', { cwd: dist })) {
  const bytes = readFileSync(resolve(dist, file));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(resolve(dist, `${file}.br`), brotliCompressSync(bytes, quality));
  writeFileSync(resolve(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}
