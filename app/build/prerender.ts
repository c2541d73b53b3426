/**
 * Finishes the browser build in `app/dist`:
 * `landing.html` (whole without a script, its style inside the page), `index.html` (every other place),
 * `routes.json` (patterns of the places there are), `csp.json` (hashes of what is inline), and compressed
 * copies of all text files.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = resolve(import.meta.dirname, '../dist');
const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(resolve(dist, file), text);

const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));

/** The chunk of a source file and all it imports, without what is only imported later. */
function closure(source: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((name) => closure(name, seen)), chunk];
}
const unique = (files: string[]) => [...new Set(files)];
const filesOf = (sources: string[]) => {
  const chunks = sources.flatMap((source) => closure(source));
  return {
    scripts: unique(chunks.map(({ file }) => file)),
    styles: unique(chunks.flatMap(({ css }) => css ?? [])),
  };
};

const { renderLanding, places } = await import(resolve(dist, '.prerender/landing.js'));
const template = read('index.html');
const fill = (head: string, root: string) =>
  template.replace('<!--head-->', () => head).replace('<!--root-->', () => root);

const start = filesOf(['start.tsx']);
const shellHead = [
  ...start.styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
  ...start.scripts.map((file) => `<link rel="modulepreload" href="/${file}" />`),
].join('\n    ');

const styles = filesOf(['start.tsx', 'routes/landing.tsx']).styles;
// Addresses in a style sheet are relative to it; inside the page they start at the site's root.
const style = styles
  .map((file) =>
    read(file)
      .trim()
      .replaceAll(/url\((["']?)\.\//g, 'url($1/assets/'),
  )
  .join('\n');
const font = /url\(["']?(\/assets\/[^"')]*latin-wght-normal[^"')]*\.woff2)/.exec(
  style.replaceAll(/url\([^)]*latin-ext[^)]*\)/g, ''),
)?.[1];
if (!font) throw new Error('The landing page names no font to load early');
const landingHead = [
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
  `<style>${style}</style>`,
  // These are in the page already: found by the module loader, fetched by nobody.
  ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
].join('\n    ');

write('index.html', fill(shellHead, ''));
write('landing.html', fill(landingHead, await renderLanding()));
write('routes.json', `${JSON.stringify(places)}\n`);
/** Style that react-aria writes into the page: for presses on touch screens, and for scrolling behind a dialog on iOS. */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
write('csp.json', `${JSON.stringify({ style: [style, ...libraryStyles].map(sha256), script: [] })}\n`);
rmSync(resolve(dist, '.prerender'), { recursive: true });
rmSync(resolve(dist, '.vite'), { recursive: true });

for (const file of globSync('**/*.{html,js,css,svg,txt}', { cwd: dist })) {
  const bytes = readFileSync(resolve(dist, file));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(resolve(dist, `${file}.br`), brotliCompressSync(bytes, quality));
  writeFileSync(resolve(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}
