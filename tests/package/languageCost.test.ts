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
    expect(cost).toBeLessThanOrEqual(languageLimits[page]!);
  });

  test('every measured page has a limit', () => {
    expect(Object.keys(costs)).toEqual(Object.keys(languageLimits));
  });

  test('contains no sentence of the Spanish sign-in screen', () => {
    const spanish = readFileSync(resolve(root, 'ui/screens/auth/Auth.words.es.ts'), 'utf8');
    const sentences = [...spanish.matchAll(/'([^'\n]{20,})'/g)].map(([, sentence = '']) => sentence);
    expect(sentences.length).toBeGreaterThan(5);
    const english = englishScripts();
    expect(sentences.filter((sentence) => english.includes(sentence))).toEqual([]);
    expect(english).toContain('Español');
  });

  test("is none of react-aria's texts in other languages", async () => {
    const english = englishScripts();
    for (const text of await textsIn('en-US')) expect(english).toContain(text);
    for (const locale of ['es-ES', 'fr-FR'])
      for (const text of await textsIn(locale)) expect(english).not.toContain(text);
  });
});

/** All scripts that the English pages reference, directly or through imports. */
function englishScripts(): string {
  const dist = resolve(root, 'app/dist');
  const englishPages = globSync('pages/*.html', { cwd: dist })
    .map((file) => readFileSync(resolve(dist, file), 'utf8'))
    .filter((html) => html.includes('<html lang="en"'));
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
  expect(englishPages.length).toBeGreaterThan(10);
  englishPages.forEach(read);
  return [...found].map((file) => readFileSync(resolve(dist, 'assets', file), 'utf8')).join('\n');
}

/** What react-aria says in search fields. */
async function textsIn(locale: string): Promise<string[]> {
  const file = `node_modules/react-aria/dist/private/intl/searchfield/${locale}.mjs`;
  const { default: texts } = (await import(resolve(root, file))) as { default: Record<string, string> };
  return Object.values(texts);
}
