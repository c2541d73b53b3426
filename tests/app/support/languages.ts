import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const letters = /\p{L}{3}/u;

/** The texts in a words file. What a function writes isn't among them. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

/** The words of each file, in English and in Spanish. */
const words = await Promise.all(
  globSync('ui/{components,screens}/**/*.{words,phrases}.es.ts', { cwd: root }).map(
    async (file): Promise<[english: object, spanish: object]> => [
      await import(resolve(root, file.replace('.es.ts', '.ts'))),
      await import(resolve(root, file)),
    ],
  ),
);
/** Every text of the product, by language. */
const productTexts = {
  english: new Set(words.flatMap(([english]) => textsOf(english))),
  spanish: new Set(words.flatMap(([, spanish]) => textsOf(spanish))),
};

/** What stands for any value, in order. */
const values = ['{0}', '{1}', '{2}'];
/** What a function writes for any values, unless it needs to know them. */
function textOf(write: unknown): unknown {
  if (typeof write !== 'function') return write;
  try {
    return write(...values);
  } catch {
    return null;
  }
}
/** Spanish texts by their English one. A word with several senses has several. */
const spanishTexts = new Map<string, Set<string>>();
function pair(english: unknown, spanish: unknown): void {
  const [from, to] = [textOf(english), textOf(spanish)];
  if (typeof from === 'string' && typeof to === 'string')
    spanishTexts.set(from, (spanishTexts.get(from) ?? new Set()).add(to));
  else if (typeof from === 'object' && typeof to === 'object' && from && to)
    for (const [key, value] of Object.entries(from)) pair(value, Reflect.get(to, key));
}
for (const [english, spanish] of words) pair(english, spanish);

export type Language = 'en' | 'es';
/**
 * What the product says in a language for an English text, whole, with `{0}` for any value:
 *
 *     saidIn('es')('Message to {0}') // Mensaje para …
 */
export const saidIn =
  (language: Language) =>
  (english: string, more = ''): RegExp => {
    const texts = language === 'en' ? [english] : [...(spanishTexts.get(english) ?? [])];
    if (texts.length === 0) throw new Error(`Nothing says “${english}” in Spanish`);
    const patterns = texts.map((text) =>
      text.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`).replaceAll(/\{\d\}/g, '.+'),
    );
    return new RegExp(`^(?:${patterns.join('|')})${more}$`);
  };

/** Samples, and records that machines make of them. */
const samples = globSync(['samples/**/*.ts', 'machines/model/cases/goals.ts'], { cwd: root })
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .join('\n')
  .replaceAll("\\'", "'");

/** Width and height of the phone on which the tests of languages run. */
export const phone = { viewport: { width: 360, height: 740 } };

/** A page: its address in English, its heading in Spanish, and what to press to see more of it. */
export interface PageInLanguages {
  address: string;
  /** Absent in a dialog whose heading is a name. */
  heading?: string;
  press?: readonly string[];
}

/** Waits until the app has taken the page over and shows its content. */
async function arrived(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => {
    const container = document.querySelector('#root');
    const isTakenOver = Object.keys(container?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    return isTakenOver && !document.querySelector('[aria-busy=true], main [data-component=Skeleton]');
  });
}

/** The address without the fragment: it may hold a token, which pages remove. */
/** Without `as=me`, which appears as soon as it is known that the person works for an organization. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search.replace(/^\?as=me$/, '');
};

export const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Follows the link to the other language by keyboard. On a phone, the platform's is behind a button. */
export async function changeLanguage(page: Page): Promise<void> {
  const links = page.locator('a[hreflang]').filter({ visible: true });
  if ((await links.count()) === 0) {
    await page.getByRole('button', { name: /^(More|Más)$/ }).focus();
    await page.keyboard.press('Enter');
  }
  const language = await links.first().getAttribute('hreflang');
  const link = page.locator(`a[hreflang=${language}][lang=${language}]`).filter({ visible: true }).first();
  const pressIt = async () => {
    await link.press('Enter');
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
  };
  // A page that learns something late may move the focus away from the link before the key is pressed.
  await pressIt().catch(pressIt);
  await arrived(page);
}

/** Presses one thing after the other, then waits for the dialog. */
async function pressAll(page: Page, selectors: readonly string[] = []): Promise<void> {
  for (const selector of selectors) await page.locator(selector).filter({ visible: true }).first().click();
  if (selectors.length > 0) await page.locator('[role$=dialog]').filter({ visible: true }).first().waitFor();
}

/** All that a page says, and the names of its controls, except what is marked as being in another language. */
const said = (page: Page): Promise<{ texts: string[]; labels: string[] }> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const labels = [document.title.replace(/ · VetSync$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        element?.closest('[lang]') !== document.documentElement ||
        element.closest('script, style, noscript')
      )
        continue;
      if (node instanceof Text) texts.push(node.data.trim());
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          labels.push(element.getAttribute(name)?.trim() ?? '');
    }
    return { texts: [...new Set(texts)], labels: [...new Set(labels)] };
  });

/** Names of products and programs, and what is the same in both languages. */
const names = new Set([
  'VetSync',
  'Vet',
  'Sync',
  'Battle Buddy',
  'Battle Buddies',
  'Google',
  'Veterans Crisis Line',
  'HIPAA',
  'SOC 2 Type II',
]);
/** Official titles and codes; examples of them. */
const official =
  /O\*NET|Hospital Corpsman|^MOS$|\b(?:Army|Navy|Air Force|Marine Corps|Coast Guard|Space Force)$/;
/** As after the @ of an email address. */
const domain = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;
/** Addresses and numbers. */
const isNeutral = (text: string) =>
  !letters.test(text) || domain.test(text) || names.has(text) || productTexts.spanish.has(text);
/** Numbers, initials, and ids of records. */
const isCode = (part: string) => !letters.test(part) || /^\W*(?:[A-Z]+ )?[A-Z]*[-\d]|^[a-z]+-\d+$/.test(part);
/** Without the number of those that have it, in parentheses. */
const withoutCount = (text: string) => text.replace(/ \(\d+\)$/, '');
/** Whether it is a name or was written by an invented person, alone or in a list: that stays as it is. */
const isWritten = (text: string) =>
  withoutCount(text)
    .split(/, | · |\n/)
    .every((part) => samples.includes(part) || isCode(part)) ||
  (/^\S+ \S+$/.test(text) && text.split(' ').every((part) => samples.includes(part)));

/**
 * What is English on a Spanish page and not marked so: a text of the words files, or one that the English page also says.
 * `own` is what the page's visitors have written themselves.
 */
async function englishOn(page: Page, before: ReadonlySet<string>, own: readonly string[]): Promise<string[]> {
  const { texts, labels } = await said(page);
  const isLeft = (text: string) =>
    !isNeutral(text) &&
    !official.test(text) &&
    !isWritten(text) &&
    !own.some((written) => text.includes(written)) &&
    (productTexts.english.has(text) || before.has(text));
  return [...texts, ...labels].filter(isLeft);
}

/** Names of official programs, whose voice is English. The page's own list may lack one. */
const programs =
  /(?<![\p{L}\d])(?:GI Bill|Yellow Ribbon|SkillBridge|VR&E|VET TEC|HUD-VASH|SSVF|TRICARE|CHAMPVA|Certificate of Eligibility|Joint Services Transcript|Veterans Crisis Line|Community Care|DD-214|O\*NET|HIPAA|TAP|VA)(?![\p{L}\d])/u;

/** At least four words that an invented person wrote. Shorter ones may be names of people and places. */
const isSentenceOfSamples = (text: string) => text.split(' ').length > 3 && samples.includes(text);

/** What a Spanish page says in English without `lang`: sentences with official names, and those of invented people. */
const unmarkedOn = async (page: Page) =>
  (await said(page)).texts.filter((text) => programs.test(text) || isSentenceOfSamples(text));

const allOn = async (page: Page) => {
  await expect.poll(async () => (await said(page)).texts.length).toBeGreaterThan(3);
  const { texts, labels } = await said(page);
  return new Set([...texts, ...labels]);
};

/**
 * Opens a page in English, follows its link to Spanish by keyboard, and looks at what it says: the heading, the address,
 * and that nothing is left in English. A reload keeps the language.
 */
export async function expectInBothLanguages(
  page: Page,
  origin: string,
  row: PageInLanguages,
  own: readonly string[] = [],
): Promise<void> {
  await page.goto(origin + row.address);
  await arrived(page);
  const before = await allOn(page);
  const address = addressOf(page);
  await changeLanguage(page);
  expect(addressOf(page)).toBe(`/es${address}`);
  await page.getByRole('heading', { level: 1, name: row.heading ?? '', exact: true }).waitFor();
  expect(await languageOf(page)).toBe('es');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  await expect.poll(() => englishOn(page, before, own)).toEqual([]);
  expect(await unmarkedOn(page)).toEqual([]);
  await page.reload();
  await arrived(page);
  expect([addressOf(page), await languageOf(page)]).toEqual([`/es${address}`, 'es']);
}

/** Opens a dialog in both languages. */
export async function expectDialogInBothLanguages(
  page: Page,
  origin: string,
  row: PageInLanguages,
  own: readonly string[] = [],
): Promise<void> {
  const open = async (base: string) => {
    await page.goto(origin + base + row.address);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await pressAll(page, row.press);
    await page.locator('[role$=dialog]').filter({ visible: true }).first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  };
  await open('');
  const before = await allOn(page);
  await open('/es');
  await expect.poll(() => englishOn(page, before, own)).toEqual([]);
  expect(await unmarkedOn(page)).toEqual([]);
  expect(await languageOf(page)).toBe('es');
  const named = page.locator('[role$=dialog]').filter({ visible: true }).getByRole('heading').first();
  expect((await named.innerText()).trim()).toBe(row.heading ?? (await named.innerText()).trim());
}
