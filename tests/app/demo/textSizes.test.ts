import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSite } from '../support/demoSite.ts';
import { leave, visitor } from '../support/visitor.ts';

/** Sizes of text, in percent of the browser's own 16 px. Media queries in em follow it. */
const percents = [130, 175, 200];
const widths = [360, 1280];

/** Pages of each sample profile. */
const pages = {
  user: [
    'dashboard',
    'dashboard/countdown',
    'profile',
    'profile?open=edit',
    'wellness',
    'wellness/appointments',
    'wellness/claims',
    'wellness/check',
    'education',
    'education/calculator',
    'education/documents',
    'career',
    'career/jobs',
    'career/jobs?q=zzzz',
    'career/translation',
    'career/interview',
    'career/salary',
    'community',
    'community/mentors',
    'marketplace',
    'ai-battle-buddy',
  ],
  recruiter: ['dashboard', 'candidates', 'jobs', 'interviews', 'analytics', 'messages'],
  university: ['dashboard', 'applications', 'programs', 'students', 'reports', 'messages'],
  hospital: ['dashboard', 'patients', 'departments', 'mental-health', 'appointments', 'network'],
  nonprofit: ['dashboard', 'participants', 'services', 'programs', 'reports', 'community'],
};
const cases = Object.entries(pages).flatMap(([role, paths]) => paths.map((path) => [role, path] as const));

async function resize(page: Page, devtools: CDPSession, width: number, percent: number) {
  await page.setViewportSize({ width, height: 800 });
  const standard = Math.round((16 * percent) / 100);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** What is wrong with the page at this size: it scrolls sideways, or words lie on the sun or on a drawing. */
const wrong = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    const drawings = [
      ...document.querySelectorAll(
        '[data-component=Horizon] svg circle[r="52"], [data-component=EmptyState] svg',
      ),
    ].map((drawing) => ({
      box: drawing.getBoundingClientRect(),
      of: drawing.closest('[data-component=Horizon], [data-component=EmptyState]')!,
    }));
    for (const { box, of } of drawings) {
      const words = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const text = words.currentNode;
        if (box.width === 0 || text.parentElement?.closest('svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
          if (
            line.left < box.right &&
            line.right > box.left &&
            line.top < box.bottom &&
            line.bottom > box.top
          )
            found.push(`on a drawing: ${text.textContent}`);
      }
    }
    return found;
  });

test('at least 40 pages are read in large text', () => expect(cases.length).toBeGreaterThanOrEqual(40));

test.each(cases)('the %s’s %s keeps its words apart in large text', async (role, path) => {
  const { page } = await visitor({ locale: 'en-US' });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${demoSite.url}/demo/platform/${path}${path.includes('?') ? '&' : '?'}role=${role}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy=true], main [data-component=Skeleton]'),
  );
  for (const width of widths)
    for (const percent of percents) {
      await resize(page, devtools, width, percent);
      await expect.poll(() => wrong(page), { message: `${width} px, ${percent} %` }).toEqual([]);
    }
  await leave(page);
});
