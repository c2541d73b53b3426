import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { appears } from '../support/appears.ts';
import { leave } from '../support/visitor.ts';
import {
  demoVisitor,
  heading,
  navigateTab,
  path,
  profileControl,
  query,
  sizes,
  switchProfile,
  tab,
} from '../support/demo.ts';
import { headingHasFocus } from '../support/keyboard.ts';
import { demoSite } from '../support/demoSite.ts';

const welcome = 'Welcome back, Marcus Delaney';
const veteranTabs = [
  'Profile',
  'Wellness Command',
  'Education Hub',
  'Career Center',
  'Community Hub',
  'Mission Marketplace',
  'AI Battle Buddy',
  'Dashboard',
];

/** Fails if the page reported errors or called the API. */
const inDemo = async (
  work: (page: Page) => Promise<void>,
  { to = '/demo/platform', ...options }: Parameters<typeof demoVisitor>[0] & { to?: string } = sizes.desktop,
) => {
  const { page, errors, apiRequests } = await demoVisitor(options);
  await page.goto(demoSite.url + to);
  await work(page);
  expect(errors).toEqual([]);
  expect(apiRequests).toEqual([]);
  await leave(page);
};

/** The demo with the API blocked: five profiles, one world, and no requests to the server. */
describe('the demo', () => {
  test('the heading begins at most 110 px from the top at a desk, and a hint does not move it', async () =>
    inDemo(async (page) => {
      await page.getByRole('heading', { name: welcome }).waitFor();
      const top = async () => Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())!.y);
      const withoutHint = await top();
      expect(withoutHint).toBeLessThanOrEqual(110);
      await page.getByRole('region', { name: 'Hint' }).getByRole('link').waitFor();
      expect(await top()).toBe(withoutHint);
    }));

  test.each([
    // On a tablet the sidebar starts collapsed, to leave space for the content.
    ['a tablet', sizes.tablet, ['Expand', 56], ['Collapse', 14]],
    ['a desk', sizes.desktop, ['Collapse', 14], ['Expand', 56]],
  ] as const)('on %s every page of the veteran is one click away', async (_, size, first, second) =>
    inDemo(async (page) => {
      await heading(page, welcome);
      for (const label of veteranTabs) {
        await tab(page, label).click();
        await waitForPage(page, label);
        await expect.poll(() => tab(page, label).getAttribute('aria-current')).toBe('page');
        await expect(page.evaluate(() => scrollY)).resolves.toBe(0);
      }
      const sidebar = () =>
        page
          .getByRole('navigation', { name: 'Platform' })
          .evaluate(({ parentElement }) => parentElement?.offsetWidth);
      for (const [toggle, units] of [first, second]) {
        await page.getByRole('button', { name: `${toggle} the sidebar` }).click();
        await expect.poll(sidebar).toBe(units * 4);
      }
    }, size),
  );

  test('a phone shows four pages in the bottom bar, and the rest and the tools in More', async () =>
    inDemo(async (page) => {
      await heading(page, welcome);
      const more = page.getByRole('dialog', { name: 'More' });
      for (const label of ['Profile', 'Wellness', 'Education', 'Home']) {
        await tab(page, label).click();
        await expect.poll(() => tab(page, label).getAttribute('aria-current')).toBe('page');
      }
      for (const label of ['Career Center', 'Community Hub', 'Mission Marketplace', 'AI Battle Buddy']) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await more.getByRole('link', { name: label }).click();
        await more.waitFor({ state: 'hidden' });
        await waitForPage(page, label);
      }
      for (const [tool, panel] of [
        ['Crisis line', /Crisis Line/i],
        ['Settings', 'Settings'],
        ['Help', /^Help/],
      ] as const) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await more.getByRole('button', { name: tool }).click();
        const opened = page.getByRole('dialog', { name: panel });
        await opened.waitFor();
        await page.keyboard.press('Escape');
        await opened.waitFor({ state: 'hidden' });
      }
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await more.getByRole('button', { name: 'Logout' }).click();
      await heading(page, 'You’re signed out of the demo');
      expect(query(page, 'role')).toBe('none');
      await page.getByRole('link', { name: /^Veteran Experience/ }).click();
      await heading(page, welcome);
    }, sizes.phone));

  test("the switcher opens each profile's dashboard, and the URL names the profile", async () =>
    inDemo(async (page) => {
      await heading(page, welcome);
      for (const [label, role] of [
        ['Recruiter Tab', 'recruiter'],
        ['University Dashboard', 'university'],
        ['Medical Center', 'hospital'],
        ['Nonprofit Portal', 'nonprofit'],
        ['Veteran Experience', 'user'],
      ] as const) {
        // It is visible for 300 ms, so it is noted when it is drawn, however slow the machine is.
        const shown = appears(page, /Switching profile\.\.\./);
        await switchProfile(page, label);
        await shown;
        await expect.poll(() => query(page, 'role')).toBe(role);
        await page.getByText('Switching profile...').waitFor({ state: 'hidden' });
        await expect.poll(() => profileControl(page).textContent()).toContain(label);
        await waitForPage(page, 'Dashboard');
      }
    }));

  test('a URL opens profile, tab and detail', async () => {
    const { page, errors, apiRequests } = await demoVisitor();
    for (const [to, title, name] of [
      ['/demo/platform/profile', 'Profile', 'Marcus Delaney'],
      ['/demo/platform/battle-buddy', 'AI Battle Buddy', 'Battle Buddy AI Assistant'],
      ['/demo/battle-buddy', 'Battle Buddy', 'Battle Buddy AI Assistant'],
      ['/demo/wellness', 'Wellness Command', 'Wellness Command'],
      ['/demo/platform/profile?open=edit', 'Profile', 'Edit your profile'],
      ['/demo/platform/profile?open=resume', 'Profile', 'Your resume'],
      ['/demo/platform/no-such-tab', 'Dashboard', welcome],
      ['/demo/platform?role=no-such-role', 'Dashboard', welcome],
    ] as const) {
      await page.goto(demoSite.url + to);
      await heading(page, name);
      await expect.poll(() => page.title(), { message: to }).toBe(`${title} · VetSync`);
    }
    // An alias of a tab, and a tab that the profile doesn't have: the URL is corrected at the start.
    for (const to of ['', '/applications', '/no-such-tab']) {
      await page.goto(`${demoSite.url}/demo/platform${to}?role=recruiter`);
      await expect.poll(() => profileControl(page).textContent()).toContain('Recruiter Tab');
      await expect.poll(() => path(page)).toBe('/demo/platform');
    }
    await page.goto(`${demoSite.url}/demo/platform?open=activities`);
    await page.getByRole('dialog', { name: 'All activities' }).waitFor();
    expect([errors, apiRequests]).toEqual([[], []]);
    await leave(page);
  });

  test.each([
    ['recruiter', 'jobs/job/1', 'Active Jobs'],
    ['university', 'programs/program/1', 'Programs'],
    ['hospital', 'patients/patient/1', 'Veteran Patients'],
    ['hospital', 'network/provider/1', 'Provider Network'],
    ['nonprofit', 'services/x', 'Support Services'],
    ['user', 'wellness/x', 'Wellness Command'],
  ])('of a %s, %s is nothing, which says so and leads to the tab', async (role, to, title) =>
    inDemo(
      async (page) => {
        await heading(page, 'We couldn’t find this');
        await page.getByRole('link', { name: `Go to ${title}` }).click();
        await heading(page, title);
        expect(path(page)).toBe(`/demo/platform/${to.split('/')[0]}`);
      },
      { ...sizes.desktop, to: `/demo/platform/${to}?role=${role}` },
    ),
  );

  test('back and forward navigate between pages and close and reopen details', async () =>
    inDemo(async (page) => {
      await heading(page, welcome);
      const all = page.getByRole('dialog', { name: 'All activities' });
      await page.getByRole('button', { name: 'View All Activities' }).click();
      await all.waitFor();
      expect(query(page, 'open')).toBe('activities');
      await page.goBack();
      await all.waitFor({ state: 'hidden' });
      await page.goForward();
      await all.waitFor();
      await all.getByRole('button', { name: 'Close' }).last().click();
      await all.waitFor({ state: 'hidden' });
      expect(query(page, 'open')).toBeNull();
      await tab(page, 'Profile').click();
      await heading(page, 'Marcus Delaney');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await heading(page, 'Edit your profile');
      await page.goBack();
      await heading(page, 'Marcus Delaney');
      await page.goBack();
      await heading(page, welcome);
      await page.goForward();
      await heading(page, 'Marcus Delaney');
    }));

  test('hints follow the order of the tabs, once each, and disappear when dismissed or left', async () =>
    inDemo(async (page) => {
      await heading(page, welcome);
      const first = hint(page, 'A good place to start');
      await first.waitFor();
      await page.getByRole('button', { name: 'Dismiss this hint' }).click();
      await first.waitFor({ state: 'hidden' });

      await navigateTab(page, 'ai-battle-buddy');
      await waitForPage(page, 'AI Battle Buddy');
      await navigateTab(page, 'career');
      await hint(page, 'Put your skills into civilian words').waitFor();
      await navigateTab(page, 'community');
      await hint(page, 'People open doors').waitFor();
      await expect(hint(page, 'Put your skills into civilian words').count()).resolves.toBe(0);
      await navigateTab(page, 'no-such-tab');
      expect(path(page)).toBe('/demo/platform/community');
      await navigateTab(page, 'profile');
      await hint(page, 'People open doors').waitFor({ state: 'hidden' });
      for (const name of ['ai-battle-buddy', 'career']) await navigateTab(page, name);
      await waitForPage(page, 'Career Center');
      await expect(hint(page, 'Put your skills into civilian words').count()).resolves.toBe(0);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1_500);
      await expect(first.count()).resolves.toBe(0);
    }));

  test('a conversation has prompts, limits and an immediate crisis line', async () =>
    inDemo(async (page) => {
      await heading(page, welcome);
      const input = page.getByLabel('Message to Battle Buddy');
      const log = page.getByRole('log');
      await page.getByRole('button', { name: 'Help with VA benefits' }).click();
      await expect.poll(() => input.inputValue()).toBe('Help with VA benefits');
      await input.fill('   ');
      await expect.poll(() => page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
      await input.fill('word '.repeat(60));
      await input.press('Shift+Enter');
      await expect.poll(() => input.inputValue()).toContain('\n');
      await Promise.all([page.getByText('Battle Buddy is typing…').waitFor(), input.press('Enter')]);
      await log.getByRole('button', { name: 'Show full message' }).last().waitFor();
      await page.getByText('Battle Buddy is typing…').waitFor({ state: 'hidden' });
      await input.fill('I want to end my life');
      // Other answers follow a typing indicator. This one comes immediately, so the indicator is never shown.
      let hasWaited = false;
      const dots = page.getByText('Battle Buddy is typing…').waitFor({ timeout: 5_000 });
      void dots.then(
        () => (hasWaited = true),
        () => {},
      );
      await input.press('Enter');
      await log.getByText('You matter. Please talk to a person now.').waitFor();
      expect(hasWaited).toBe(false);
      await expect
        .poll(() => log.getByRole('link', { name: /988/ }).first().getAttribute('href'))
        .toMatch(/^tel:988/);
      await expect.poll(() => log.locator(':scope > div > div').count()).toBe(5);
      // The conversation is still there after a visit to another tab.
      await tab(page, 'Profile').click();
      await heading(page, 'Marcus Delaney');
      await tab(page, 'Dashboard').click();
      await log.getByText('You matter. Please talk to a person now.').waitFor();
      await page.getByRole('button', { name: 'Hide chat' }).click();
      await log.waitFor({ state: 'hidden' });
    }));

  test.each([
    ['light', 'a phone', sizes.phone],
    ['dark', 'a desk', sizes.desktop],
  ] as const)(
    'every page is accessible in %s on %s and as wide as the window',
    async (colorScheme, _, size) => {
      const { page, errors, apiRequests } = await demoVisitor({ ...size, colorScheme });
      for (const [to, name] of [
        ['/demo/platform', welcome],
        ['/demo/platform?open=activities', /./],
        ['/demo/platform/profile', 'Marcus Delaney'],
        ['/demo/platform/profile?open=edit', 'Edit your profile'],
        ['/demo/platform/profile?open=resume', 'Your resume'],
        ['/demo/platform/ai-battle-buddy', 'Battle Buddy AI Assistant'],
        ['/demo/platform?role=none', 'You’re signed out of the demo'],
        ['/veteran-profile?viewer=recruiter', /./],
      ] as const) {
        await page.goto(demoSite.url + to);
        if (to.includes('activities')) await page.getByRole('dialog').waitFor();
        else await heading(page, name);
        await expectAccessible(page);
        const [pageWidth, windowWidth] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect(pageWidth, to).toBe(windowWidth);
      }
      expect([errors, apiRequests]).toEqual([[], []]);
      await leave(page);
    },
  );
});

/** Maximum time for a page to load on a busy machine. */
const timeout = 5_000;

/** Waits until the page is shown: its title appears once, and its heading has the focus. */
const waitForPage = async (page: Page, title: string) => {
  await expect.poll(() => page.title(), { timeout }).toBe(`${title} · VetSync`);
  await expect.poll(() => headingHasFocus(page), { message: title, timeout }).toBe(true);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
};
const hint = (page: Page, title: string) => page.getByRole('region', { name: 'Hint' }).getByText(title);
