import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { profileLink } from '../support/demo.ts';
import { visitPerTest, visitor } from '../support/visitor.ts';
import { demoSite } from '../support/demoSite.ts';

/** A veteran of the demo searches programs, applies in both ways, plans terms and stores a document. */
describe('education', () => {
  const visit = visitPerTest(visitor);
  const query = () => new URL(visit.page.url()).searchParams;

  test('the hub shows benefits, applications, deadlines and six programs', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('heading', { level: 1, name: 'Education Hub' }).waitFor();
    await page.getByText('6 programs found').waitFor();
    for (const words of ['24 months remaining', 'Austin rate', 'Public school rate', '$2,150'])
      await expect.poll(() => page.getByText(words, { exact: true }).count()).toBe(1);
    await expectAccessible(page);
  });

  test('a search shows its count, is shared by its URL and can be cleared', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('searchbox', { name: 'Search programs' }).fill('master');
    await page.getByText('2 programs found').waitFor();
    await page.getByRole('button', { name: /Location/ }).click();
    await page.getByRole('option', { name: 'Dallas' }).click();
    await page.getByText('1 program found').waitFor();
    await expect.poll(() => [query().get('q'), query().get('place')]).toEqual(['master', 'Dallas']);
    await page.reload();
    await page.getByText('1 program found').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('6 programs found').waitFor();
    await expect.poll(() => query().has('q')).toBe(false);
  });

  test('details open by their URL, back closes and forward opens them', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('button', { name: /^View Details: Master of Business/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Master of Business Administration' });
    await dialog.getByText('65%. About $19,236 a year left to pay').waitFor();
    await expectAccessible(page);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.goForward();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => query().has('open')).toBe(false);
  });

  test('compares two saved programs', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('button', { name: /^Save: .*Caprock University$/ }).click();
    await page.getByRole('button', { name: /^Saved: .*Caprock University$/ }).waitFor();
    for (const school of ['Caprock University', 'Riverbend Community College'])
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: school }) })
        .getByText('Compare', { exact: true })
        .click();
    await page
      .getByRole('region', { name: 'Compare programs' })
      .getByRole('button', { name: 'Compare' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Compare programs' });
    await expect.poll(() => dialog.getByRole('columnheader').count()).toBe(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Saved only').click();
    await page.getByText('1 program found').waitFor();
  });

  test('a common application survives a reload, goes to each university once and notifies it', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('button', { name: 'Start Application' }).click();
    const dialog = page.getByRole('dialog', { name: 'Common Application Portal' });
    await dialog.getByText('Select universities (up to 5)').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await dialog.getByText('Caprock University').click();
    await dialog.getByText('Riverbend Community College').click();
    await dialog.getByRole('button', { name: 'Next' }).dblclick();
    await dialog
      .getByRole('textbox', { name: /Personal statement/ })
      .fill('Eight years of service. '.repeat(130));
    await dialog.getByText('520 words, a good length').waitFor();
    await expectAccessible(page);
    await page.reload();
    await dialog.getByText('We kept what you chose and wrote here before.').waitFor();
    await dialog.getByText('520 words, a good length').waitFor();
    await dialog.getByRole('button', { name: 'Submit Applications' }).dblclick();
    await page.getByRole('dialog', { name: 'Submitting your applications' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Applications submitted successfully!').first().waitFor();
    await expect.poll(() => query().has('open')).toBe(false);
    const rows = page.getByRole('region', { name: 'Application Status' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(6);
    await (await profileLink(page, 'University Dashboard.*2 unread')).waitFor();
  });

  test('Apply Now leads through the checklist to an application id and notifies the university', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('button', { name: /^Apply Now: .*Elm Fork University$/ }).click();
    const form = page.getByRole('dialog', { name: 'Apply to this program' });
    await form.getByRole('textbox', { name: /Academic goals/ }).fill('Lead an operations team.');
    await page.reload();
    await expect
      .poll(() => form.getByRole('textbox', { name: /Academic goals/ }).inputValue())
      .toBe('Lead an operations team.');
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Verifying military credentials').first().waitFor();
    await page.getByText('Your application has been successfully sent to Elm Fork University').waitFor();
    const id = /[A-Z2-9]{8}/.exec(await page.getByRole('dialog').innerText())?.[0] ?? '';
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Track Applications' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Your applications' }).waitFor();
    const rows = page.getByRole('region', { name: 'Application Status' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(5);
    const sent = rows.filter({ hasText: 'Elm Fork University' });
    await sent.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/demo/platform/education/application/${id}?role=user`);
    await page.getByText(id).waitFor();
    await page.getByText('Lead an operations team.').waitFor();
    await page.getByText('Most answer within 3-5 business days.', { exact: false }).waitFor();
    await (await profileLink(page, 'University Dashboard.*1 unread')).waitFor();
    await expectAccessible(page);
  });

  test('a term plan is calculated and survives a reload', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('link', { name: 'Benefits Calculator', exact: true }).click();
    await page.getByText(/This plan uses 14.8 months and leaves 9.2 months/).waitFor();
    await page.getByRole('button', { name: 'Add a term' }).click();
    await page.getByText(/This plan uses 17.1 months/).waitFor();
    await page.getByRole('textbox', { name: 'Months of entitlement left' }).fill('6');
    await page.keyboard.press('Enter');
    await page.getByText('The plan is longer than your entitlement').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('The plan is longer than your entitlement').waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText(/This plan uses 14.8 months/).waitFor();
  });

  test('a document is validated, survives a reload, and can be downloaded and removed', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education`);
    await page.getByRole('link', { name: 'Documents' }).click();
    const input = page.locator('input[type=file]:not([hidden])');
    await input.setInputFiles({
      name: 'virus.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ not a PDF at all'),
    });
    await page.getByText(/virus.pdf wasn’t added/).waitFor();
    const buffer = Buffer.from('%PDF-1.7 my orders');
    await input.setInputFiles({ name: 'orders.pdf', mimeType: 'application/pdf', buffer });
    await page.getByText('orders.pdf was added').waitFor();
    await page.reload();
    await page.getByText('1 document', { exact: true }).waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy of orders.pdf' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('orders.pdf');
    expect(readFileSync(await file.path())).toEqual(buffer);
    await page.getByRole('button', { name: 'Remove orders.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('orders.pdf was removed').waitFor();
    await page.reload();
    await page.getByText('No documents yet').waitFor();
  });

  test("a program with an application in progress can't be applied to again", async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/education?open=apply&listing=state`);
    const refusal = page.getByRole('dialog', { name: 'You’ve already applied' });
    await refusal.getByText('STA6R8WH').waitFor();
    await expectAccessible(page);
    await refusal.getByRole('link', { name: 'Show my application' }).click();
    await refusal.waitFor({ state: 'hidden' });
    expect([new URL(page.url()).pathname, query().has('open')]).toEqual([
      '/demo/platform/education/application/STA6R8WH',
      false,
    ]);
    await page
      .getByRole('heading', { level: 1, name: 'Master of Science in Supply Chain Management' })
      .waitFor();
    await page.getByText('Interview Scheduled', { exact: true }).waitFor();
    // At its address, too.
    await page.reload();
    await page.getByText('The school wants to meet you.', { exact: false }).waitFor();
    await expectAccessible(page);
    await page.goto(`${demoSite.url}/demo/platform/education?open=portal`);
    const portal = page.getByRole('dialog', { name: 'Common Application Portal' });
    const program = portal.getByRole('checkbox', { name: 'State University' });
    await expect.poll(() => program.isDisabled()).toBe(true);
    await portal.getByText('You’ve already applied. Master of Science').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await portal.waitFor({ state: 'hidden' });
  });

  test('Education recon is a full screen of the same parts', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/education-recon?type=certificate`);
    await page.getByRole('heading', { level: 1, name: 'Education recon' }).waitFor();
    await page.getByText('None of the sample schools offers a certificate yet.').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('6 programs found').waitFor();
    await page.getByRole('button', { name: /^View Details: .*State University$/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe('/demo/education-recon');
    await expectAccessible(page);
  });
});
