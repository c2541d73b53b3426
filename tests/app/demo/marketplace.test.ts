import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { visitPerTest, visitor } from '../support/visitor.ts';
import { demoSite } from '../support/demoSite.ts';
import { housingRequest, storeWorld } from '../support/storedWorld.ts';

/** A veteran of the demo finds an organization and applies to a program. The organization is notified. */
describe('the marketplace', () => {
  const visit = visitPerTest(visitor);
  const query = () => new URL(visit.page.url()).searchParams;
  const path = () => new URL(visit.page.url()).pathname;
  const heading = (name: string) => visit.page.getByRole('heading', { name, exact: true }).waitFor();
  const find = () => visit.page.getByRole('searchbox', { name: 'Search the marketplace' });

  test('filters by search and selects and keeps them in the URL after a reload', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/marketplace`);
    await heading('8 organizations found');
    await expectAccessible(page);
    await find().fill('gi bill');
    await heading('2 organizations found');
    await page.getByRole('button', { name: /Location/ }).click();
    await page.getByRole('option', { name: 'California' }).click();
    await heading('1 organization found');
    expect(Object.fromEntries(query())).toMatchObject({ q: 'gi bill', location: 'california' });
    await page.reload();
    await heading('1 organization found');
    await expect.poll(() => find().inputValue()).toBe('gi bill');
  });

  test('reports no results, and Clear All Filters restores all', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/marketplace`);
    await find().fill('lighthouse keeping');
    await page
      .getByText('No organizations found matching your criteria. Try adjusting your search or filters')
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await heading('8 organizations found');
    await expect.poll(() => query().has('q')).toBe(false);
  });

  test('an organization opens at its own URL, and back leads to the search', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/marketplace`);
    await find().fill('case management');
    await page.getByRole('link', { name: 'View Details of Veterans Foundation' }).click();
    await page.getByRole('heading', { level: 1, name: 'Veterans Foundation' }).waitFor();
    expect(path()).toBe('/demo/organization/3');
    await expect.poll(() => page.title()).toBe('Veterans Foundation · VetSync');
    await expectAccessible(page);
    await page.goBack();
    await heading('1 organization found');
    await expect.poll(() => page.title()).toBe('Mission Marketplace · VetSync');
    await page.goForward();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    await heading('1 organization found');
  });

  test('the draft of an application survives a reload and is sent once', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/organization/3`);
    await page.getByRole('button', { name: 'Apply for Housing Assistance' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Housing Assistance at Veterans Foundation').waitFor();
    expect(query().get('listing')).toBe('3-housing');
    await dialog.getByText('Moving costs').click();
    await dialog.getByRole('textbox', { name: /Your situation now/ }).fill('Lease ends in May.');
    await page.reload();
    await dialog.getByText('We kept what you wrote here before.').waitFor();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: /Your situation now/ }).inputValue())
      .toBe('Lease ends in May.');
    await dialog.getByRole('button', { name: 'Submit Application' }).dblclick();
    await dialog.getByText('Your application has been successfully sent to Veterans Foundation').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(/^You applied .* Application ID [A-Z2-9]{8}\.$/).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Housing Assistance');
    await expect.poll(() => page.getByText('Under Review').count()).toBe(1);
    await expect.poll(() => query().has('open')).toBe(false);
    await expect(page.getByRole('button', { name: 'Apply for Housing Assistance' }).count()).resolves.toBe(0);
  });

  test("the same email address can't apply twice", async () => {
    const { page } = visit;
    await storeWorld(page, housingRequest);
    await page.goto(`${demoSite.url}/demo/organization/3?open=apply&listing=3-housing`);
    await page.getByText('Under Review').waitFor();
    await expect(page.getByRole('dialog').count()).resolves.toBe(0);
  });

  test('the nonprofit profile is notified', async () => {
    const { page } = visit;
    await storeWorld(page, housingRequest);
    await page.goto(`${demoSite.url}/demo/platform?role=nonprofit`);
    await page
      .getByRole('button', { name: /Notifications/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(/Housing Assistance/)
      .first()
      .waitFor();
  });

  test('an unknown organization shows an error inside the shell', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/organization/99`);
    await heading('Organization not found');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the marketplace' }).click();
    await heading('8 organizations found');
  });

  test('other URLs: Mission Marketplace, pilot listing, organization detail', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/mission-marketplace?listing=pilot&category=health`);
    await heading('1 organization found');
    await page.getByRole('link', { name: 'View Details of Ridgeline Skills Academy' }).waitFor();
    await page.getByRole('button', { name: 'Show all organizations' }).click();
    await page.getByRole('link', { name: 'View Details of Iron Trail Fitness Collective' }).waitFor();
    expect(path()).toBe('/demo/mission-marketplace');
    await page.getByRole('link', { name: 'Switch Profile' }).click();
    await page.waitForURL('**/demo/platform**');
    await page.goto(`${demoSite.url}/demo/organization-detail`);
    await heading('Ridgeline Skills Academy');
  });
});
