import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for what fades or slides now; what moves on and on, like a spinner, is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Fails with the findings of axe on the page as it stands, once nothing moves on it. Left out is react-aria's live
 * announcer: what it announced stays there for seconds, also when the words it points to are gone from the page.
 *
 * @param without Rules of axe to leave out.
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async (rules) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(
      { exclude: ['[data-live-announcer]'] },
      {
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      },
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, without);
  expect(findings).toEqual([]);
}
