import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { rememberSamples, spanishFiles } from '../../app/build/spanish.ts';
import { jsx, jsxs } from '../../app/language/jsx-runtime.ts';
import { officialNames } from '../../app/language/officialNames.ts';
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
const spanish = await exportsOf<object>('ui/{components,screens}/**/*.{words,phrases}.es.ts');
const englishOf = ({ path, name }: Export<unknown>) =>
  words.find((each) => each.name === name && each.path === path.replace('.es.ts', '.ts'))?.value;
const lists = await exportsOf<readonly Translated[]>('ui/{components,screens/*}/spanish.ts');

/** The list of a file's translations: the components', or their family's. */
const listPath = (path: string) => path.replace(/^(ui\/(?:components|screens\/[^/]+))\/.*/, '$1/spanish.ts');
const shown = ({ path, name }: Export<unknown>) => `${path}: ${name}`;

/** Where a translation differs from its English words: in keys, in parameters, or by an empty text. */
function differences(english: unknown, translation: unknown, at = ''): string[] {
  if (typeof english === 'string') return (english === '') === (translation === '') ? [] : [`${at}: empty`];
  if (typeof english === 'function')
    return english.length === (translation as typeof english).length ? [] : [`${at}: parameters`];
  if (typeof english !== 'object' || english === null) return [];
  const [all, translated] = [english as Words, translation as Words];
  // The server has the English; `serverTexts.test.ts` looks at both.
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
      ({ path, name }) =>
        !spanish.some((each) => each.name === name && each.path === path.replace(/ts$/, 'es.ts')),
    );
    expect(without.map(shown)).toEqual([]);
    expect(spanish.filter((each) => !englishOf(each)).map(shown)).toEqual([]);
  });

  test('of phrases are said by their keys', () => {
    const files = globSync('ui/**/*.phrases.es.ts', { cwd: root });
    const others = files.filter(
      (path) => !readFileSync(resolve(root, path), 'utf8').includes('translatePhrases<'),
    );
    expect(others).toEqual([]);
  });

  test("are in their family's list, once", () => {
    const unlisted = spanish.filter(
      (each) =>
        !lists
          .filter(({ path }) => path === listPath(each.path))
          .some(({ value }) =>
            value.some(([english, said]) => english === englishOf(each) && said === each.value),
          ),
    );
    expect(unlisted.map(shown)).toEqual([]);
    const listed = lists.flatMap(({ value }) => value);
    expect(listed.length).toBe(words.length);
    expect(new Set(listed.map(([english]) => english)).size).toBe(words.length);
  });

  test.each(spanish)('of $name say all that the English words say', (each) => {
    expect(differences(englishOf(each), each.value)).toEqual([]);
  });
});

test('a difference between words and their translation is found', () => {
  const english = { title: 'Title', nested: { count: (count: number) => `${count}` } };
  const same = { title: 'Título', nested: { count: (count: number) => `${count}` } };
  expect(differences(english, same)).toEqual([]);
  expect(differences(english, { title: '', nested: { count: () => 'uno', more: 'más' } })).toEqual([
    '.title: empty',
    '.nested.count: parameters',
    '.nested.more: missing',
  ]);
});

const at = (file: string) => resolve(root, file);

describe('the Spanish build', () => {
  const auth = at('ui/screens/auth/Auth.tsx');
  const { resolveId } = spanishFiles() as unknown as {
    resolveId: (source: string, importer: string) => Promise<{ id: string } | string | null>;
  };
  /** The file that an import of this one becomes. */
  async function fileFor(file: string, importer = auth): Promise<string> {
    const context = { resolve: () => Promise.resolve({ id: at(file) }) };
    const found = await resolveId.call(context, './any.ts', importer);
    return typeof found === 'string' ? found : (found?.id ?? '');
  }

  test.each([
    ['ui/screens/auth/Auth.words.ts', 'ui/screens/auth/Auth.words.es.ts'],
    ['app/language/LanguageProvider.tsx', 'app/language/LanguageProvider.es.tsx'],
    ['ui/screens/auth/Auth.tsx', 'ui/screens/auth/Auth.tsx'],
    // Letters have both languages.
    ['machines/model/letters/letters.words.ts', 'machines/model/letters/letters.words.ts'],
  ])('has for %s the file %s', async (file, expected) => {
    expect(existsSync(at(expected))).toBe(true);
    expect(await fileFor(file)).toBe(at(expected));
  });

  test('has the English for a translation that repeats it', async () => {
    const english = 'ui/screens/system/CrisisLine.words.ts';
    expect(await fileFor(english, at('ui/screens/system/CrisisLine.words.es.ts'))).toBe(at(english));
  });

  test('remembers the texts of samples, and those in their functions', () => {
    const { transform } = rememberSamples() as unknown as {
      transform: (code: string, id: string) => { code: string } | null;
    };
    const code = `export const mentors = ['Ann Lee'];\nexport function made() { return ['A new one', 'id']; }\n`;
    const context = { parse: (text: string) => parseSync('sample.ts', text).program };
    expect(transform.call(context, code, '/samples/community/mentors.ts')?.code).toContain(
      'rememberEnglish([mentors, "A new one"]);',
    );
    expect(transform.call(context, code, '/app/community/mentors.ts')).toBeNull();
    // What machines make of samples, wherever that is.
    const goals = at('machines/model/cases/goals.ts');
    expect(transform.call(context, readFileSync(goals, 'utf8'), goals)?.code).toContain(
      'rememberEnglish([goalsOfNeeds',
    );
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

test('what an invented person wrote is marked beside other content', () => {
  rememberEnglish(['She would be welcome.']);
  const children = [undefined, 'She would be welcome.', jsx('time', { children: 'ayer' })];
  expect(renderToStaticMarkup(jsxs('p', { children }))).toBe(
    '<p><span lang="en">She would be welcome.</span><time>ayer</time></p>',
  );
});

/** All texts of words, and what is written in their functions. */
function textsOf(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function')
    return [...String(said).matchAll(/['`]([^'`]+)['`]/g)].map(([, text = '']) => text);
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsOf) : [];
}

const hasOfficialName = (text: string) =>
  officialNames.some((name) =>
    new RegExp(`(?<![\\p{L}\\d])${name.replace('*', String.raw`\*`)}(?![\\p{L}\\d])`, 'u').test(text),
  );
const withoutEnglish = (html: string) => html.replaceAll(/<(\w+) lang="en">[^<]*<\/\1>/g, '');
const html = renderToStaticMarkup;

describe('official names in Spanish sentences', () => {
  const texts = spanish.flatMap(({ value }) => textsOf(value));
  const named = [...new Set(texts.filter(hasOfficialName))];

  test('are found in many texts', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(hasOfficialName('Cuánto le queda de la GI Bill.')).toBe(true);
    expect(hasOfficialName('Todo va bien; TAPAS')).toBe(false);
  });

  test.each(named)('are marked as English: %s', (text) => {
    const alone = html(jsx('p', { children: text }));
    expect(alone.replaceAll(/<[^>]+>/g, '')).toBe(html(createElement('p', null, text)).slice(3, -4));
    const beside = html(jsxs('p', { children: ['1. ', text, jsx('b', { children: 'dos' })] }));
    for (const shownText of [alone, beside]) expect(withoutEnglish(shownText)).not.toSatisfy(hasOfficialName);
  });

  test.each([
    [
      'a sentence',
      jsx('p', { children: 'Use la GI Bill.' }),
      '<p><span>Use la <span lang="en">GI Bill</span>.</span></p>',
    ],
    ['a name alone', jsx('a', { href: '/x', children: 'TRICARE' }), '<a href="/x" lang="en">TRICARE</a>'],
    [
      'a drawing',
      jsx('text', { children: 'La VA' }),
      '<text><tspan>La <tspan lang="en">VA</tspan></tspan></text>',
    ],
    [
      'a fragment',
      jsxs(Fragment, { children: ['La VA', jsx('br', {})] }),
      '<span>La <span lang="en">VA</span></span><br/>',
    ],
    ['what is marked already', jsx('p', { lang: 'en', children: 'VA' }), '<p lang="en">VA</p>'],
    ['plain text', jsx('option', { children: 'La VA' }), '<option>La VA</option>'],
    ['other words', jsx('p', { children: 'Todo va bien' }), '<p>Todo va bien</p>'],
  ])('have the right markup in %s', (_, element, expected) => {
    expect(html(element)).toBe(expected);
  });
});
