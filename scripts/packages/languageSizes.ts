import { globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './entries.ts';

/** What the browser loads first for a page, in bytes, compressed. */
export interface PageSize {
  /** The page's address, without its language. */
  page: string;
  english: { html: number; script: number };
  spanish: { html: number; script: number };
}

/** Pages of which each brings other code. */
const shown = [
  '/auth',
  '/account',
  '/leads-admin',
  '/admin-dashboard',
  '/platform',
  '/demo/platform?role=user',
  '/demo/platform/wellness?role=user',
  '/demo/platform?role=recruiter',
  '/demo/platform?role=hospital',
];

const dist = resolve(root, 'app/dist');
const sizeOf = (file: string) => statSync(resolve(dist, file)).size;

/** The prerendered pages of the built app, with the scripts that they announce. */
export function pageSizes(): PageSize[] {
  const found = globSync('pages/*.html', { cwd: dist }).map((file) => {
    const html = readFileSync(resolve(dist, file), 'utf8');
    const scripts = [...html.matchAll(/rel="modulepreload" href="\/([^"]+)"/g)].map(
      ([, script = '']) => script,
    );
    return {
      page: /data-route="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
      language: /<html lang="(\w+)"/.exec(html)?.[1],
      html: sizeOf(`${file}.br`),
      script: scripts.reduce((sum, script) => sum + sizeOf(`${script}.br`), 0),
    };
  });
  const pageIn = (page: string, language: string) => {
    const one = found.find((each) => each.page === page && each.language === language);
    if (!one || one.script === 0) throw new Error(`The built app has no page ${page} in ${language}`);
    return { html: one.html, script: one.script };
  };
  return shown.map((page) => ({ page, english: pageIn(page, 'en'), spanish: pageIn(page, 'es') }));
}
