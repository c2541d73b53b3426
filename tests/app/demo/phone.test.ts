import { describe, expect, test } from 'vitest';
import { demoSite } from '../support/demoSite.ts';
import { leave, visitor } from '../support/visitor.ts';

/** The tallest that a page with the demo's samples may be on a phone, in px. */
const tallest = 3_000;
const pages = [
  ['the dashboard', '/demo/platform?role=user', 'Recent Activities'],
  ['the community', '/demo/platform/community?role=user', 'Upcoming Events'],
  ['the mentors', '/demo/platform/community/mentors?role=user', /mentors? found$/],
  ['the education hub', '/demo/platform/education?role=user', 'University Program Search'],
  ['the marketplace', '/demo/platform/marketplace?role=user', /organizations? found$/],
  ['the profile editor', '/demo/platform/profile?role=user&open=edit', 'Edit your profile'],
  ['the public profile', '/demo/platform/profile?role=user&open=public', 'Your public profile'],
] as const;

describe('on a phone', () => {
  test.each(pages)(
    `%s is less than ${tallest} px tall and not wider than the screen`,
    async (_, path, heading) => {
      const { page } = await visitor({ viewport: { width: 360, height: 740 } });
      await page.goto(demoSite.url + path);
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      // What loads later, such as the calendar, has a skeleton of its own until then.
      await page.waitForFunction(
        () => !document.querySelector('main [aria-busy=true], main [data-component=Skeleton]'),
      );
      const size = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { scrollHeight, scrollWidth };
      });
      expect(size.scrollHeight).toBeLessThan(tallest);
      expect(size.scrollWidth).toBeLessThanOrEqual(360);
      await leave(page);
    },
  );

  test('an event opens from its row', async () => {
    const { page } = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(`${demoSite.url}/demo/platform/community?role=user`);
    await page
      .getByRole('button', { name: /^View Details: / })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Join Event/ })
      .waitFor();
    await leave(page);
  });

  test('the education hub lists the first programs, and the rest after a press', async () => {
    const { page } = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(`${demoSite.url}/demo/platform/education?role=user`);
    const programs = page.getByRole('list', { name: 'Programs' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Show all 6: Programs' }).click();
    await expect.poll(() => programs.count()).toBe(6);
    await page.getByRole('button', { name: 'Show fewer: Programs' }).click();
    await expect.poll(() => programs.count()).toBe(2);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: /Location/ }).waitFor();
    await programs
      .first()
      .getByRole('button', { name: /^View Details: / })
      .click();
    await page.getByRole('dialog').getByText('Compare', { exact: true }).waitFor();
    await leave(page);
  });

  test('saving stays in sight, and the filters of the marketplace open on demand', async () => {
    const { page } = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(`${demoSite.url}/demo/platform/profile?role=user&open=edit`);
    const save = page.getByRole('button', { name: 'Save' });
    await save.waitFor();
    const box = await save.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    await page.goto(`${demoSite.url}/demo/platform/marketplace?role=user`);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: /Category/ }).waitFor();
    await leave(page);
  });
});
