import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for finite animations. Endless ones, like a spinner, are ignored. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Fails with axe's findings on the current page after animations have ended. Excludes react-aria's live announcer,
 * whose announcements stay for seconds even if the elements they refer to are gone.
 *
 * @param without Axe rules to leave out.
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
