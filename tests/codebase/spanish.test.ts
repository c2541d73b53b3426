import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spanishWords } from '../../app/build/words.ts';
import { isWrittenInEnglish, rememberEnglish } from '../../app/language/writtenInEnglish.ts';
import type { Translated } from '../../ui/language/translate.ts';
import { problemPhrases } from '../../ui/screens/system/forms/Problem.phrases.ts';
import { root } from './support/stories.ts';

type Words = Readonly<Record<string, unknown>>;
interface Export<Value> {
  path: string;
  name: string;
  value: Value;
}

/** Everything that the files export. */
async function exportsOf<Value>(pattern: string): Promise<Export<Value>[]> {
  const load = async (path: string) => {
    const exports: Record<string, Value> = await import(resolve(root, path));
    return Object.entries(exports).map(([name, value]) => ({ path, name, value }));
  };
  return (await Promise.all(globSync(pattern, { cwd: root }).toSorted().map(load))).flat();
}

/** Words are objects, and functions named so. Lists, single texts and other functions beside them are no words. */
const isWords = ({ name, value }: Export<unknown>) =>
  typeof value === 'function' ? name.endsWith('Words') : typeof value === 'object' && !Array.isArray(value);

const words = (await exportsOf<object>('ui/{components,screens}/**/*.{words,phrases}.ts')).filter(isWords);
const pairs = await exportsOf<Translated>('ui/{components,screens}/**/*.{words,phrases}.es.ts');
const lists = await exportsOf<readonly Translated[]>('ui/{components,screens/*}/spanish.ts');

/** The list of a file's translations: the components', or their family's. */
const listPath = (path: string) => path.replace(/^(ui\/(?:components|screens\/[^/]+))\/.*/, '$1/spanish.ts');
const shown = ({ path, name }: Export<unknown>) => `${path}: ${name}`;

/** Where a translation differs from its English words: in keys, in parameters, or by an empty text. */
function differences(english: unknown, spanish: unknown, at = ''): string[] {
  if (typeof english === 'string') return (english === '') === (spanish === '') ? [] : [`${at}: empty`];
  if (typeof english === 'function')
    return english.length === (spanish as typeof english).length ? [] : [`${at}: parameters`];
  if (typeof english !== 'object' || english === null) return [];
  const [all, translated] = [english as Words, spanish as Words];
  // The server has the English; `fieldTexts.test.ts` compares.
  if (english === problemPhrases) return [];
  const keys = new Set([...Object.keys(all), ...Object.keys(translated)]);
  return [...keys].flatMap((key) =>
    key in all && key in translated
      ? differences(all[key], translated[key], `${at}.${key}`)
      : [`${at}.${key}: missing`],
  );
}

describe('Spanish words', () => {
  test('lie beside all English words', () => {
    expect(words.length).toBeGreaterThan(100);
    const without = words.filter(
      ({ path, value }) =>
        !pairs.some((pair) => pair.path === path.replace(/ts$/, 'es.ts') && pair.value[0] === value),
    );
    expect(without.map(shown)).toEqual([]);
  });

  test("are in their family's list", () => {
    const unlisted = pairs.filter(
      ({ path, value }) => !lists.some((list) => list.path === listPath(path) && list.value.includes(value)),
    );
    expect(unlisted.map(shown)).toEqual([]);
  });

  test('are listed once', () => {
    const listed = lists.flatMap(({ value }) => value);
    expect(listed.length).toBe(words.length);
    expect(new Set(listed.map(([english]) => english)).size).toBe(words.length);
  });

  test.each(pairs)('of $name say all that the English words say', ({ value: [english, spanish] }) => {
    expect(differences(english, spanish)).toEqual([]);
  });
});

test('a difference between words and their translation is found', () => {
  const english = { title: 'Title', nested: { count: (count: number) => `${count}` } };
  const spanish = { title: 'Título', nested: { count: (count: number) => `${count}` } };
  expect(differences(english, spanish)).toEqual([]);
  expect(differences(english, { title: '', nested: { count: () => 'uno', more: 'más' } })).toEqual([
    '.title: empty',
    '.nested.count: parameters',
    '.nested.more: missing',
  ]);
});

describe('the Spanish build', () => {
  const { transform } = spanishWords() as { transform: (code: string, id: string) => { code: string } };
  const files = globSync('ui/{components,screens}/**/*.{words,phrases}.es.ts', { cwd: root });
  const built = files.map((file) => ({
    file,
    code: transform(readFileSync(resolve(root, file), 'utf8'), resolve(root, file)).code,
  }));

  // There are no pairs in it: taking one apart would throw when the page opens.
  test.each(built)('has only Spanish in $file', ({ code }) => {
    expect(code).not.toMatch(/translate\(|\[, [^\]]*\] =|Spanish\[/);
  });

  test('takes words from another translation', () => {
    const { code } = transform('const [, { may }] = roleSpanish;\n', 'Name.words.es.ts');
    expect(code).toBe('const { may } = roleSpanish;\n');
  });
});

test.each([
  ['a sentence', 'Bring your last report.', true],
  ['a rank with its branch', 'Petty Officer, Navy', true],
  ['a company with its city', ['Harbor Works', ', ', 'Norfolk, Virginia'], true],
  ['a word that may be Spanish too', 'Hospital', false],
  ['a Spanish text with a name', 'Hola de nuevo, Harbor Works', false],
  ['a Spanish text beside a name', ['Empresa: ', 'Harbor Works'], false],
  ['elements', [{}, 'Harbor Works'], false],
])('%s is marked as English only if an invented person wrote it', (_, children, isMarked) => {
  rememberEnglish({
    report: ['Bring your last report.', { rank: 'Petty Officer', branch: 'Navy' }],
    company: { name: 'Harbor Works', city: 'Norfolk, Virginia', kind: 'Hospital' },
  });
  expect(isWrittenInEnglish(children)).toBe(isMarked);
});
