import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

const pages = [...find('*.md'), ...find('{docs,machines,ui,app,server,samples,stories,tests}/**/*.md')];

const paths = find('**/*.*').map((path) => `/${path}`);
/** Whether one of these is the end of a file's path. */
const isFile = (...names: readonly string[]) =>
  paths.some((path) => names.some((name) => path.endsWith(`/${name}`)));

const targets = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^\?/.test(target));

const linksOf = (page: string, text: string) =>
  targets(text).map((target) => resolve(root, dirname(page), target));

/** Links of a page to files of the repository that aren't there. */
const deadLinks = (page: string, text: string) =>
  targets(text)
    .filter((target) => !existsSync(resolve(root, dirname(page), target)))
    .map((target) => `${page}: ${target}`);

/** Pages of `docs` that code names and that aren't there. */
const deadNames = (file: string, text: string) =>
  [...text.matchAll(/\bdocs\/(?:decisions\/(\d{3})(?!\d)|[\w/-]+\.md\b)/g)].flatMap(([name, record]) => {
    const isThere = record
      ? find(`docs/decisions/${record}-*.md`).length === 1
      : existsSync(resolve(root, name));
    return isThere ? [] : [`${file}: ${name}`];
  });

/** Files of the repository that a page names in code marks and that aren't there. Those of an example are called Name. */
const deadFiles = (page: string, text: string) =>
  [...text.matchAll(/`([\w./@-]+)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => !/\b(name|family|X)\b|^\./i.test(name) && !name.includes('/dist/'))
    .filter((name) =>
      /^(machines|ui|app|server|samples|stories|tests|scripts|docs)\//.test(name)
        ? !existsSync(resolve(root, name)) && !isFile(`${name}.ts`, `${name}.tsx`)
        : /\.(tsx?|sql|md)$/.test(name) && !isFile(name),
    )
    .map((name) => `${page}: ${name}`);

describe('links lead somewhere', () => {
  test('from pages', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap((page) => deadLinks(page, read(page)))).toEqual([]);
  });

  test('from names of files in pages', () => {
    expect(pages.flatMap((page) => deadFiles(page, read(page)))).toEqual([]);
  });

  test('to every page of docs', () => {
    const linked = new Set(pages.flatMap((page) => linksOf(page, read(page))));
    expect(find('docs/**/*.md').filter((page) => !linked.has(resolve(root, page)))).toEqual([]);
  });

  test('from the walks of the code map', () => {
    const [, walks = ''] = read('docs/code-map.md').split('## The walks');
    const names = [...walks.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(50);
    expect(
      names.filter((name) => !existsSync(resolve(root, name)) && !isFile(`${name}.ts`, `${name}.tsx`)),
    ).toEqual([]);
  });

  // Migrations can't be changed, so they name records by their numbers of that time.
  test('from code', () => {
    const sources = find('{machines,ui,app,server,samples,stories,tests,scripts}/**/*.{ts,tsx}').filter(
      (file) => file !== 'tests/codebase/docs.test.ts',
    );
    expect(sources.flatMap((file) => deadNames(file, read(file)))).toEqual([]);
  });

  test('or are found', () => {
    expect(deadLinks('docs/a.md', '[a](nowhere.md) [b](adding.md#a-tab) [c](https://example.org)')).toEqual([
      'docs/a.md: nowhere.md',
    ]);
    expect(deadFiles('a.md', '`ui/nowhere.ts` `nowhere.test.ts` `Name.tsx` `docs.test.ts` `docs/`')).toEqual([
      'a.md: ui/nowhere.ts',
      'a.md: nowhere.test.ts',
    ]);
    expect(deadNames('a.ts', '// docs/decisions/999, docs/nowhere.md and docs/decisions/001')).toEqual([
      'a.ts: docs/decisions/999',
      'a.ts: docs/nowhere.md',
    ]);
  });
});

test('the list of decisions has every record once', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^\| \[\d{3}\]\((.+?)\)/gm)];
  expect(listed.map(([, file]) => `docs/decisions/${file}`)).toEqual(find('docs/decisions/[0-9]*.md'));
});

test('a record takes about a page', () => {
  // Its tables say which tab has which machine, and how many lines an aim was missed by.
  const long = ['docs/decisions/222-every-tab-once.md'];
  expect(find('docs/decisions/[0-9]*.md').filter((path) => read(path).split('\n').length > 80)).toEqual(long);
});

test('the table of families has every family once', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('## Families');
  const listed = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, family]) => family);
  const screens = find('ui/screens/*/*').map((path) => path.split('/')[2] ?? '');
  const machines = find('machines/*/*').map((path) => path.split('/')[1] ?? '');
  const families = new Set([...screens, ...machines].filter((family) => !['kit', 'model'].includes(family)));
  expect(listed).toEqual([...families].toSorted());
});

/** Whether a file names an example. A tab's name is also a word, so only as a text or a key of a file that knows tabs. */
function isNamedIn(text: string, title: string, name: string): boolean {
  if (title === 'A tab')
    return (
      new RegExp(`'${name}'|\\b${name}:`).test(text) &&
      /\b(TabValue|shellHref|tab\(|tab:|[sS]hellPhrases|NavigationIcon)/.test(text)
    );
  const camel = name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase());
  return text.includes(name) || text.includes(camel);
}

describe('what is added in many files', () => {
  const sections = read('docs/adding.md')
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [, name = '', limit] = /example is `(.+?)`.* at most (\d+) files/s.exec(section) ?? [];
      const files = [...section.matchAll(/^\| `(.+?)`/gm)].map(([, file = '']) => file);
      return { title: section.split('\n', 1)[0] ?? '', name, limit: Number(limit), files };
    });
  const sources = find('{machines,ui,app,server}/**/*.{ts,tsx}').map((file) => ({ file, text: read(file) }));
  const naming = (title: string, name: string) =>
    sources.filter(({ text }) => isNamedIn(text, title, name)).map(({ file }) => file);

  test('has an example each', () => {
    expect(sections).toHaveLength(4);
  });

  test.each(sections)('$title: the files of docs/adding.md name $name', ({ title, name, files }) => {
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !naming(title, name).includes(file))).toEqual([]);
  });

  test.each(sections)('$title: $name is named in at most $limit files', ({ title, name, limit }) => {
    expect(naming(title, name).length).toBeLessThanOrEqual(limit);
  });
});
