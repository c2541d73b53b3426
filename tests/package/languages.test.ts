import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/packages/entries.ts';

describe('the scripts of one language', () => {
  test.each([
    ['en', 'Auth.words.ts', 'Auth.words.es.ts'],
    ['es', 'Auth.words.es.ts', 'Auth.words.ts'],
  ] as const)('%s have the sentences of %s, and none of %s', (language, own, other) => {
    const scripts = scriptsIn(language);
    const found = (file: string) => sentencesOf(file).filter((sentence) => scripts.includes(sentence));
    expect(found(own).length).toBeGreaterThan(5);
    expect(found(other)).toEqual([]);
  });

  test("has none of react-aria's texts in other languages", async () => {
    const english = scriptsIn('en');
    for (const text of await textsIn('en-US')) expect(english).toContain(text);
    for (const locale of ['es-ES', 'fr-FR'])
      for (const text of await textsIn(locale)) expect(english).not.toContain(text);
  });
});

const sentencesOf = (file: string) =>
  [...readFileSync(resolve(root, 'ui/screens/auth', file), 'utf8').matchAll(/'([^'\n]{20,})'/g)].map(
    ([, sentence = '']) => sentence,
  );

/** All scripts that the pages of a language reference, directly or through imports. */
function scriptsIn(language: 'en' | 'es'): string {
  const dist = resolve(root, 'app/dist');
  const pages = globSync('pages/*.html', { cwd: dist })
    .map((file) => readFileSync(resolve(dist, file), 'utf8'))
    .filter((html) => html.includes(`<html lang="${language}"`));
  const found = new Set<string>();
  const read = (text: string): void => {
    for (const [, file = ''] of text.matchAll(/([\w.-]+\.js)["']/g)) {
      if (found.has(file)) continue;
      const [path] = globSync(`assets/${file}`, { cwd: dist });
      if (path === undefined) continue;
      found.add(file);
      read(readFileSync(resolve(dist, path), 'utf8'));
    }
  };
  expect(pages.length).toBeGreaterThan(10);
  pages.forEach(read);
  return [...found].map((file) => readFileSync(resolve(dist, 'assets', file), 'utf8')).join('\n');
}

/** What react-aria says in search fields. */
async function textsIn(locale: string): Promise<string[]> {
  const file = `node_modules/react-aria/dist/private/intl/searchfield/${locale}.mjs`;
  const { default: texts } = (await import(resolve(root, file))) as { default: Record<string, string> };
  return Object.values(texts);
}
