import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { visitPerTest, visitor } from '../support/visitor.ts';
import { demoSite } from '../support/demoSite.ts';

/** A veteran of the demo finds, joins and announces an event. */
describe('the community tab', () => {
  const visit = visitPerTest(visitor);
  const query = () => new URL(visit.page.url()).searchParams;

  test('a search shows its count, is kept in the URL and can be cleared', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/community`);
    await page.getByRole('heading', { level: 1, name: 'Community Hub' }).waitFor();
    await page.getByRole('heading', { name: /^\d+ Events Found$/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('no such event anywhere');
    await page.getByText('No events found matching your criteria').waitFor();
    await page.reload();
    await page.getByText('No events found matching your criteria').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).first().click();
    await page.getByRole('heading', { name: /^\d+ Events Found$/ }).waitFor();
    expect([...query().keys()].filter((name) => name !== 'role')).toEqual([]);
  });

  test('joining adds an event to My Events, survives a reload and can be undone', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/community`);
    await page.getByText('No events joined yet').waitFor();
    const join = page.getByRole('button', { name: /^Join Event: / }).first();
    const title = ((await join.getAttribute('aria-label')) ?? '').replace('Join Event: ', '');
    await join.click();
    await page.getByRole('button', { name: `Remove ${title}` }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByText('No events joined yet').waitFor();
    await page.getByRole('button', { name: `Join Event: ${title}` }).waitFor();
  });

  test('the draft of an event survives a reload', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/community`);
    await page.getByRole('link', { name: 'Create Event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Coffee at the pier');
    await page.reload();
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('Title').inputValue())
      .toBe('Coffee at the pier');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Continue your draft' }).waitFor();
  });
});
