import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { visitPerTest, visitor } from '../support/visitor.ts';
import { demoSite } from '../support/demoSite.ts';

const at = (route: string) => `${demoSite.url}/demo/platform/${route}`;

/** A recruiter of the demo writes to a candidate, arranges an interview and reads analytics. */
describe('messages, interviews and analytics of a portal', () => {
  const visit = visitPerTest(visitor);

  test('a conversation is read and answered, and its draft survives a reload', async () => {
    const { page } = visit;
    await page.goto(at('messages?role=recruiter'));
    await page.getByText('12 conversations, 23 unread messages').waitFor();
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().click();
    const field = page.getByRole('textbox', { name: /^Message to / });
    await field.fill('Nine is good.');
    await page.getByText('12 conversations, 19 unread messages').waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('Nine is good.');
    await field.press('Enter');
    await page.getByRole('log').getByText('Nine is good.').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await page.getByRole('log').getByText('Simulated').waitFor();
    await expectAccessible(page);
  });

  test('an interview is arranged by its URL, found in the list and canceled', async () => {
    const { page } = visit;
    await page.goto(at('interviews?offer=application:recruiter-20&role=recruiter'));
    await page.getByRole('heading', { name: 'Schedule interview' }).waitFor();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /^Wednesday/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: '4:00 PM' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Offer times' }).click();
    await page.getByRole('heading', { name: /^Interview with / }).waitFor();
    const list = page.getByRole('link', { name: 'Interviews', exact: true }).last();
    await list.click();
    await page.getByText('9 interviews', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^4:00 PM/ }).click();
    await page.getByRole('button', { name: 'Cancel interview' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click();
    await page.getByText('Canceled', { exact: true }).first().waitFor();
    await list.click();
    await page.getByText('8 interviews', { exact: true }).waitFor();
  });

  test.each([
    ['recruiter', 'analytics', 'Analytics', '1,247'],
    ['university', 'reports', 'Reports', '127'],
    ['nonprofit', 'reports', 'Reports', '342'],
  ])('the report of a %s has its range in the URL', async (role, tab, title, figure) => {
    const { page } = visit;
    await page.goto(at(`${tab}?range=3m&role=${role}`));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(figure, { exact: true }).first().waitFor();
    await page.getByRole('radio', { name: '6 months' }).click();
    await page.waitForURL(/range=6m/);
    await expectAccessible(page);
  });
});
