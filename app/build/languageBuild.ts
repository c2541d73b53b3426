import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@vetsync/machines/system/model';
import { chunkListFile } from './chunks.ts';
import type { PageToRender } from './pages.tsx';

interface DocumentTexts {
  description: string;
  noscript: string;
}

/** Texts of a page's document that aren't part of the app. */
const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  en: {
    description:
      'VetSync helps people who leave military service find care, education, work and community, and the organizations that receive them.',
    noscript: 'This page needs JavaScript. In a crisis, call <a href="tel:988">988</a>, then press 1.',
  },
  es: {
    description:
      'VetSync ayuda a quienes dejan el servicio militar a encontrar atención médica, educación, trabajo y comunidad, y a las organizaciones que los reciben.',
    noscript:
      'Esta página necesita JavaScript. En una crisis, llame al <a href="tel:988">988</a> y oprima 1.',
  },
};

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
interface TemplateValues {
  title?: string;
  head: readonly string[];
  attributes?: Readonly<Record<string, string>>;
  root?: string;
  noscript?: string;
}

/** URL prefix of the pages of each language, and folder of its build within `dist`. */
const builds: Readonly<Record<Language, { base: string; folder: string }>> = {
  en: { base: '', folder: '.' },
  es: { base: '/es', folder: '.es' },
};

export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const unique = (files: string[]) => [...new Set(files)];
const linkTo = (rel: string) => (file: string) => `<link rel="${rel}" href="/${file}" />`;
/** What is prerendered can be read first, so its scripts make way for the font. */
const laterLinkTo = (file: string) => `<link rel="modulepreload" href="/${file}" fetchpriority="low" />`;
const latinFont = /url\(["']?(\/assets\/[^"')]*latin-wght-normal[^"')]*\.woff2)/;
const zeroFont = /url\(["']?(\/assets\/[^"')]*plain-zero[^"')]*\.woff2)/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Looks up the files of a build by the modules that need them. */
function filesIn(read: (file: string) => string) {
  const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
  const fileOfModule: Record<string, string> = JSON.parse(read(chunkListFile));
  const nameOfFile = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));

  function fileOf(module: string): string {
    const file = fileOfModule[module];
    if (file === undefined) throw new Error(`The build has no module ${module}`);
    return file;
  }
  /** A chunk and its static imports, without dynamic imports. */
  function chunkWithImports(name: string | undefined, seen = new Set<string>()): Chunk[] {
    const chunk = name === undefined ? undefined : manifest[name];
    if (name === undefined || !chunk || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap((one) => chunkWithImports(one, seen)), chunk];
  }
  return {
    fileOf,
    filesOf(modules: readonly string[]) {
      const chunks = modules.flatMap((module) => chunkWithImports(nameOfFile.get(fileOf(module))));
      return {
        scripts: unique(chunks.map(({ file }) => file)),
        styles: unique(chunks.flatMap(({ css }) => css ?? [])),
      };
    },
  };
}

function fontOf(styles: readonly string[], pattern = latinFont): string {
  const font = pattern.exec(styles.join('\n'))?.[1];
  if (!font) throw new Error('The pages name no font to load early');
  return font;
}

/** The browser build and the prerendering build of one language in `dist`. */
export async function languageBuild(dist: string, language: Language) {
  const { base, folder } = builds[language];
  const read = (file: string) => readFileSync(resolve(dist, folder, file), 'utf8');
  const { fileOf, filesOf } = filesIn(read);
  const texts = documentTexts[language];
  const { pagesToRender, render, patterns }: Pages = await import(
    resolve(dist, folder, '.prerender/pages.js')
  );
  // Vite's template loads an entry that only imports the chunk of `main.ts`. Pages load that chunk directly.
  const template = read('index.html')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/src="\/assets\/[^"]*\.js"/, () => `src="/${fileOf('main.ts')}"`)
    .replace('<html lang="en">', `<html lang="${language}" dir="ltr">`)
    .replace(
      '<!--description-->',
      () => `<meta name="description" content="${escapeHtml(texts.description)}" />`,
    );

  const styleHashes = new Set<string>();
  /** Inlines a style sheet. Its relative URLs are rewritten to start at the site's root. */
  function inlineStyle(file: string, fontDisplay: 'swap' | 'optional' = 'swap'): string {
    const style = read(file)
      .trim()
      .replaceAll(/url\((["']?)\.\//g, 'url($1/assets/')
      .replaceAll('font-display:swap', `font-display:${fontDisplay}`);
    styleHashes.add(sha256(style));
    return `<style>${style}</style>`;
  }

  const fillTemplate = ({
    title = 'VetSync',
    head,
    attributes = {},
    root = '',
    noscript = `<noscript>${texts.noscript}</noscript>`,
  }: TemplateValues) =>
    template
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<!--noscript-->', () => noscript)
      .replace(
        '<div id="root"><!--root-->',
        () =>
          `<div id="root"${Object.entries(attributes)
            .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
            .join('')}>${root}`,
      );

  /** Renders a page. Only the landing page delays its scripts until the browser is idle. */
  async function renderPage(page: PageToRender): Promise<string> {
    const isLanding = page.page === 'landing';
    const { scripts } = filesOf(page.modules);
    const { styles } = filesOf(isLanding ? ['start.tsx', 'routes/landing.tsx'] : page.modules);
    const styleElements = styles.map((file) => inlineStyle(file));
    return fillTemplate({
      title: page.title,
      head: [
        ...(isLanding ? [] : scripts.map(laterLinkTo)),
        `<link rel="preload" href="${fontOf(styleElements)}" as="font" type="font/woff2" crossorigin />`,
        ...page.apiUrls.map((url) => `<link rel="preload" href="${url}" as="fetch" crossorigin />`),
        ...styleElements,
        // These are already inlined. The disabled links keep the module loader from fetching them. Browsers that look ahead in
        // the HTML fetch even disabled ones, but none for other media.
        ...styles.map((file) => `<link rel="stylesheet" href="/${file}" media="not all" disabled />`),
      ],
      attributes: {
        'data-route': page.url,
        ...(page.signInMethods && { 'data-methods': JSON.stringify(page.signInMethods) }),
      },
      root: await render(page),
      ...(isLanding && { noscript: '' }),
    });
  }

  /** Template of the pages that the server renders. It has only the inline script, and only the styles that those pages use. */
  function publicTemplate(): string {
    const [sheet = ''] = globSync('.render/assets/*.css', { cwd: resolve(dist, folder) });
    // Many visitors arrive here first. `optional` keeps text from moving while they read: a font that loads late is used from
    // the next page on.
    const style = inlineStyle(sheet, 'optional');
    const fonts = [latinFont, zeroFont].map((pattern) => fontOf([style], pattern));
    return fillTemplate({
      head: [
        ...fonts.map(
          (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
        ),
        '<!--head-->',
        style,
      ],
      root: '<!--root-->',
      noscript: '',
    })
      .replace(/\s*<title>.*<\/title>/, '')
      .replace(/\s*<meta name="description"[^>]*>/, '')
      .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '');
  }

  const start = filesOf(['main.ts', 'start.tsx']);
  return {
    publicTemplate,
    base,
    folder: resolve(dist, folder),
    pagesToRender,
    renderPage,
    /** The page for all URLs that have no prerendered page. */
    shell: fillTemplate({
      head: [...start.styles.map(linkTo('stylesheet')), ...start.scripts.map(linkTo('modulepreload'))],
    }),
    patterns: patterns.map((pattern) => base + pattern),
    styleHashes,
    scriptHashes: [...template.matchAll(inlineScript)].map(([, text = '']) => sha256(text)),
  };
}
