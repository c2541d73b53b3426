import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/packages/entries.ts';
import { languageCosts, languageLimits } from '../../scripts/packages/languageSizes.ts';

const costs = languageCosts();

describe('what English readers pay for Spanish', () => {
  test.each(Object.entries(costs))('on the first screen of %s is within its limit', (page, { cost }) => {
    // A few bytes at least, or the measurement is broken.
    expect(cost).toBeGreaterThan(50);
    expect(cost).toBeLessThanOrEqual(languageLimits[page] ?? 0);
  });

  test('is no Spanish word but the name of the language', () => {
    expect(Object.keys(costs)).toEqual(Object.keys(languageLimits));
    const spanish = readFileSync(resolve(root, 'ui/screens/auth/Auth.words.es.ts'), 'utf8');
    const sentences = [...spanish.matchAll(/'([^'\n]{20,})'/g)].map(([, sentence = '']) => sentence);
    expect(sentences.length).toBeGreaterThan(5);
    const english = scriptsIn('assets');
    expect(sentences.filter((sentence) => english.includes(sentence))).toEqual([]);
    expect(english).toContain('Español');
  });

  test("is none of react-aria's texts in other languages", async () => {
    const english = scriptsIn('assets');
    for (const text of await textsIn('en-US')) expect(english).toContain(text);
    for (const locale of ['es-ES', 'fr-FR'])
      for (const text of await textsIn(locale)) expect(english).not.toContain(text);
  });
});

/** All scripts that the pages in English name, and those that these import. */
function scriptsIn(folder: string): string {
  const dist = resolve(root, 'app/dist');
  const named = globSync('pages/*.html', { cwd: dist })
    .map((file) => readFileSync(resolve(dist, file), 'utf8'))
    .filter((html) => html.includes('<html lang="en"'));
  const found = new Set<string>();
  const read = (text: string): void => {
    for (const [, file = ''] of text.matchAll(/([\w.-]+\.js)["']/g)) {
      if (found.has(file)) continue;
      const [path] = globSync(`${folder}/${file}`, { cwd: dist });
      if (path === undefined) continue;
      found.add(file);
      read(readFileSync(resolve(dist, path), 'utf8'));
    }
  };
  expect(named.length).toBeGreaterThan(10);
  named.forEach(read);
  return [...found].map((file) => readFileSync(resolve(dist, folder, file), 'utf8')).join('\n');
}

/** What react-aria says in search fields. */
async function textsIn(locale: string): Promise<string[]> {
  const file = `node_modules/react-aria/dist/private/intl/searchfield/${locale}.mjs`;
  const { default: texts } = (await import(resolve(root, file))) as { default: Record<string, string> };
  return Object.values(texts);
}
