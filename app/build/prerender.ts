/**
 * Finishes the browser build in `app/dist`:
 * `pages/*.html` (the prerendered pages, complete without scripts, with inline styles), `index.html` (for all other URLs),
 * `pages.json` (which page to serve for which URL), `routes.json` (patterns of all routes), `csp.json` (hashes of inline
 * code), and compressed copies of all text files.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chunkListFile } from './chunks.ts';
import type { PageToRender } from './pages.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
interface Pages {
  pagesToRender: readonly PageToRender[];
  render: (page: PageToRender) => Promise<string>;
  patterns: readonly string[];
}

const dist = resolve(import.meta.dirname, '../dist');
const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(resolve(dist, file), text);

const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
const fileOfModule: Record<string, string> = JSON.parse(read(chunkListFile));
const nameOfFile = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));

/** A chunk and its static imports, without dynamic imports. */
function closure(name: string | undefined, seen = new Set<string>()): Chunk[] {
  const chunk = name === undefined ? undefined : manifest[name];
  if (name === undefined || !chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((one) => closure(one, seen)), chunk];
}
const unique = (files: string[]) => [...new Set(files)];
function filesOf(modules: readonly string[]) {
  const chunks = modules.flatMap((module) => {
    const file = fileOfModule[module];
    if (file === undefined) throw new Error(`The build has no module ${module}`);
    return closure(nameOfFile.get(file));
  });
  return {
    scripts: unique(chunks.map(({ file }) => file)),
    styles: unique(chunks.flatMap(({ css }) => css ?? [])),
  };
}

const { pagesToRender, render, patterns }: Pages = await import(resolve(dist, '.prerender/pages.js'));
// The template names the entry's source file. Pages load its chunk, which the other chunks import.
const entry = fileOfModule['main.ts'];
if (entry === undefined) throw new Error('The build has no module main.ts');
const template = read('index.html')
  .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
  .replace(/src="\/assets\/[^"]*\.js"/, () => `src="/${entry}"`);

const styleHashes = new Set<string>();
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Inlines a style sheet. Its relative URLs are rewritten to start at the site's root. */
function inlineStyle(file: string): string {
  const style = read(file)
    .trim()
    .replaceAll(/url\((["']?)\.\//g, 'url($1/assets/');
  styleHashes.add(sha256(style));
  return `<style>${style}</style>`;
}

const latinFont = /url\(["']?(\/assets\/[^"')]*latin-wght-normal[^"')]*\.woff2)/;
function fontOf(styles: readonly string[]): string {
  const font = latinFont.exec(styles.join('\n'))?.[1];
  if (!font) throw new Error('The pages name no font to load early');
  return font;
}

const defaultNoscript = `<noscript>This page needs JavaScript. In a crisis, call <a href="tel:988">988</a>, then press 1.</noscript>`;

interface TemplateValues {
  title?: string;
  head: readonly string[];
  attributes?: Readonly<Record<string, string>>;
  root?: string;
  noscript?: string;
}
const fill = ({
  title = 'VetSync',
  head,
  attributes = {},
  root = '',
  noscript = defaultNoscript,
}: TemplateValues) =>
  template
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--noscript-->', () => noscript)
    .replace(
      '<div id="root"><!--root-->',
      () =>
        `<div id="root"${Object.entries(attributes)
          .map(([name, value]) => ` ${name}="${escaped(value)}"`)
          .join('')}>${root}`,
    );

const linkTo = (rel: string) => (file: string) => `<link rel="${rel}" href="/${file}" />`;

/** Renders a page. Only the landing page delays its scripts until the browser is idle. */
async function renderPage(page: PageToRender): Promise<string> {
  const isLanding = page.page === 'landing';
  const { scripts } = filesOf(page.modules);
  const { styles } = filesOf(isLanding ? ['start.tsx', 'routes/landing.tsx'] : page.modules);
  const inline = styles.map(inlineStyle);
  return fill({
    title: page.title,
    head: [
      ...(isLanding ? [] : scripts.map(linkTo('modulepreload'))),
      `<link rel="preload" href="${fontOf(inline)}" as="font" type="font/woff2" crossorigin />`,
      ...page.calls.map((call) => `<link rel="preload" href="${call}" as="fetch" crossorigin />`),
      ...inline,
      // These are already inlined. The disabled links keep the module loader from fetching them.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ],
    attributes: {
      'data-route': page.url,
      ...(page.methods && { 'data-methods': JSON.stringify(page.methods) }),
    },
    root: await render(page),
    ...(isLanding && { noscript: '' }),
  });
}

mkdirSync(resolve(dist, 'pages'), { recursive: true });
const built: object[] = [];
for (const [index, page] of pagesToRender.entries()) {
  const file = `pages/${index}.html`;
  write(file, await renderPage(page));
  const { pathname: path } = new URL(page.url, 'http://site.invalid');
  built.push({ path, query: page.when, below: page.below, offers: page.methods, file });
}

const start = filesOf(['main.ts', 'start.tsx']);
write(
  'index.html',
  fill({
    head: [...start.styles.map(linkTo('stylesheet')), ...start.scripts.map(linkTo('modulepreload'))],
  }),
);
write('pages.json', `${JSON.stringify(built)}\n`);
write('routes.json', `${JSON.stringify(patterns)}\n`);

/** Styles that react-aria injects: for presses on touch screens, and for scrolling behind a dialog on iOS. */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const inlineScripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
write(
  'csp.json',
  `${JSON.stringify({ style: [...styleHashes, ...libraryStyles.map(sha256)], script: inlineScripts.map(sha256) })}\n`,
);
rmSync(resolve(dist, '.prerender'), { recursive: true });
rmSync(resolve(dist, '.vite'), { recursive: true });

for (const file of globSync('**/*.{html,js,css,svg,txt}', { cwd: dist })) {
  const bytes = readFileSync(resolve(dist, file));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(resolve(dist, `${file}.br`), brotliCompressSync(bytes, quality));
  writeFileSync(resolve(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}
