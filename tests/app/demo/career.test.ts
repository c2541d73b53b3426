import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { visitPerTest, visitor } from '../support/visitor.ts';
import { demoSite } from '../support/demoSite.ts';

/** A veteran of the demo applies for a job and translates a military code. */
describe('the career tab', () => {
  const visit = visitPerTest(visitor);
  const query = () => new URL(visit.page.url()).searchParams;
  const heading = (name: string) => visit.page.getByRole('heading', { name, exact: true }).waitFor();

  test('an application counts toward the progress', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/career`);
    await heading('Career Translation Center');
    await expectAccessible(page);
    await page.getByRole('button', { name: /Apply Now: Operations Manager/ }).click();
    expect(Object.fromEntries(query())).toMatchObject({ open: 'apply', listing: 'operations-manager' });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByRole('dialog', { name: 'Application Submitted!' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => query().has('open')).toBe(false);
    await page.getByRole('button', { name: /View Application: Operations Manager/ }).waitFor();
    await expect
      .poll(() => page.getByRole('article', { name: 'Applications' }).textContent())
      .toMatch(/Applications1/);
  });

  test('the job board keeps its filters in the URL, and back closes a job', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/job-board`);
    await heading('10 jobs found');
    await page.getByRole('searchbox').fill('laptops');
    await heading('1 job found');
    await page.reload();
    await heading('1 job found');
    await page.getByRole('button', { name: /View Details: IT Support Technician/ }).click();
    await page.getByRole('dialog', { name: 'IT Support Technician' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear all' }).click();
    await heading('10 jobs found');
  });

  test('finds a military code and keeps a reported error', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/career-translation`);
    await page.getByRole('searchbox').fill('3E751');
    await heading('Fire Protection');
    await page.getByRole('button', { name: 'Report an error: Air Force AFSC 3E7X1' }).click();
    await page.getByRole('textbox', { name: /What should it say/ }).fill('Inspectors fit too.');
    await page.getByRole('button', { name: 'Keep this report' }).click();
    await page.getByRole('dialog', { name: 'Your report is kept' }).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByText('You reported an error').waitFor();
  });

  test('restores practice notes after a reload', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/career/interview`);
    await page.getByRole('textbox', { name: /Notes to yourself/ }).fill('Twelve people, no loss.');
    await page.getByRole('button', { name: 'Next question' }).click();
    await heading('Tell me about a time you led a team.');
    await page.goBack();
    await heading('Tell me about yourself.');
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: /Notes to yourself/ }).inputValue())
      .toBe('Twelve people, no loss.');
  });
});
