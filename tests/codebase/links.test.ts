import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'regexparam';
import { expect, test } from 'vitest';
import { accountTabsOf, demoBase, findTab, routes, tabsOf } from '@vetsync/machines/shell/model';
import { root } from './support/stories.ts';

const patterns = Object.values(routes).map(({ pattern }) => parse(pattern).pattern);
const written = /\bhref(?:=|: )["'](\/[a-z][^"'?#]*)[^"']*["']/g;

/** Whether a page answers at this path: one of the routes, and in the platform one of its tabs. */
function isPage(path: string): boolean {
  const [, tab] = /^\/(?:demo\/)?platform\/([\w-]+)/.exec(path) ?? [];
  const isKnown = patterns.some((pattern) => pattern.test(path));
  return (
    isKnown &&
    (tab === undefined ||
      findTab('user', tab, path.startsWith(demoBase) ? tabsOf.user : accountTabsOf.user) !== null)
  );
}

test('links that are written out lead to a page', () => {
  expect([isPage('/messages'), isPage('/platform/mesages'), isPage('/platform/messages')]).toEqual([
    false,
    false,
    true,
  ]);
  const links = globSync('{ui,machines,app}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(written)].map(([, path = '']) => ({ file, path })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ path }) => !isPage(path))).toEqual([]);
});
