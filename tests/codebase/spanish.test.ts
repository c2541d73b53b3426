import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { spanishWords } from '../../app/build/words.ts';
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

test('what an invented person wrote is marked beside other content', () => {
  rememberEnglish(['She would be welcome.']);
  const children = [undefined, 'She would be welcome.', jsx('time', { children: 'ayer' })];
  expect(renderToStaticMarkup(jsxs('p', { children }))).toBe(
    '<p><span lang="en">She would be welcome.</span><time>ayer</time></p>',
  );
});

/** All texts of words, and what is written in their functions. */
function textsOf(spanish: unknown): string[] {
  if (typeof spanish === 'string') return [spanish];
  if (typeof spanish === 'function')
    return [...String(spanish).matchAll(/['`]([^'`]+)['`]/g)].map(([, text = '']) => text);
  return typeof spanish === 'object' && spanish !== null ? Object.values(spanish).flatMap(textsOf) : [];
}

const hasOfficialName = (text: string) =>
  officialNames.some((name) =>
    new RegExp(`(?<![\\p{L}\\d])${name.replace('*', String.raw`\*`)}(?![\\p{L}\\d])`, 'u').test(text),
  );
const withoutEnglish = (html: string) => html.replaceAll(/<(\w+) lang="en">[^<]*<\/\1>/g, '');
const html = renderToStaticMarkup;

describe('official names in Spanish sentences', () => {
  const texts = pairs.flatMap(({ value: [, spanish] }) => textsOf(spanish));
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
    ['a name alone', jsx('a', { href: '/x', children: 'TRICARE' }), '<a href="/es/x" lang="en">TRICARE</a>'],
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
