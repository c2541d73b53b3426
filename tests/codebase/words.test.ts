import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';
import { comment } from './support/texts.ts';

const imports = /^import \{([^}]*)\} from '[^']*\.words\.ts';$/gm;

/** Names of the words that a source imports. Types are no words. */
const wordsOf = (source: string) =>
  [...source.matchAll(imports)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/^\w+ as /, ''));

/** Lines that read English words directly, so that they stay English in every language. */
function englishIn(source: string): string[] {
  const code = source.replaceAll(comment, '').replaceAll(/^import [^;]*;$/gm, '');
  return wordsOf(source).flatMap((name) => {
    const use = new RegExp(
      `^.*(?<!useWords\\(\\s*|typeof |Object\\.keys\\(|[\\w'-]|(?<!\\.)\\.)${name}\\b(?!['-]).*$`,
      'gm',
    );
    return [...code.matchAll(use)].map(([line]) => line.trim());
  });
}

const isWords = (path: string) =>
  /\.(words|phrases)(\.es)?\.ts$|\.css\.ts$/.test(path) || path.endsWith('/spanish.ts');

describe('the words of components and screens', () => {
  test('are read with useWords', () => {
    const sources = globSync('ui/{components,screens}/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) => !isWords(path),
    );
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((path) =>
      englishIn(readFileSync(resolve(root, path), 'utf8')).map((line) => `${path}: ${line}`),
    );
    expect(
      found,
      'read words in a component with useWords(xWords), and pass them to helpers as Translation<typeof xWords>',
    ).toEqual([]);
  });

  test('are called words, or allWords beside the part that is, or sharedWords if another component has them', () => {
    const names = globSync('ui/{components,screens}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
      [...readFileSync(resolve(root, path), 'utf8').matchAll(/const (\w+) = useWords\(\w+Words\);/g)].map(
        ([, name]) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(250);
    expect([...new Set(names)].toSorted()).toEqual(['allWords', 'sharedWords', 'words']);
  });

  test.each([
    'const title = homeWords.title;',
    'const { title } = homeWords;',
    '<Heading>{homeWords.title}</Heading>',
    '<Heading {...homeWords.title} />',
    'titleOf(homeWords)',
  ])('are read directly in %s', (code) => {
    expect(englishIn(`import { homeWords } from './Home.words.ts';\n${code}\n`)).toEqual([code]);
    expect(englishIn(`import {\n  other as homeWords,\n} from './Home.words.ts';\n${code}\n`)).toEqual([
      code,
    ]);
  });

  test.each([
    'const words = useWords(homeWords).title;',
    'const words = useWords(\n  homeWords,\n);',
    'type Words = Translation<typeof homeWords>;',
    'const keys = Object.keys(homeWords.titles);',
    '// homeWords has the title.',
    "'homeWords'",
  ])('are not read directly in %s', (code) => {
    expect(englishIn(`import { homeWords } from './Home.words.ts';\n${code}\n`)).toEqual([]);
  });
});
