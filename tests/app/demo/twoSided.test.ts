import type { WorldCommand } from '@vetsync/machines/model/world';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { openSecondWindow, visitor, visitPerTest } from '../support/visitor.ts';
import { switchProfile } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { applicant, storeWorld } from '../support/storedWorld.ts';

const { veteranName } = applicant;
const storedId = 'STORED23';

/** One kind of application, from the veteran's submission to the organization's decision and back. */
interface Sides {
  kind: string;
  /** URL of the dialog for submitting it, and the input. */
  apply: string;
  fill: (dialog: Locator) => Promise<void>;
  /** An application like it that was submitted before the test. */
  submission: WorldCommand;
  /** What it is for: the title of its page. */
  title: string;
  /** The deciding profile, its list, and the control that opens the review. */
  profile: string;
  list: string;
  tab: string;
  opener: (page: Page) => Locator;
  dialog: string;
  /** Tab of the review with the veteran's input. */
  read: { tab: string; words: string };
  decide: { choice: string; recorded: string; toast?: string };
  /** Where the veteran sees its status, and the status before and after. */
  follow: string;
  own: (page: Page) => Locator;
  before: string;
  after: string;
}

const job: Sides = {
  kind: 'job',
  apply: '/demo/platform/career?open=apply&listing=operations-manager&role=user',
  fill: (dialog) =>
    dialog
      .getByRole('textbox', { name: /Message to the employer/ })
      .fill('I have run a warehouse of 6,000 items.'),
  submission: {
    type: 'job.submit',
    application: {
      ...applicant,
      id: storedId,
      jobTitle: 'Operations Manager',
      company: 'Bluebonnet Distribution',
      salary: '$82,000 to $96,000',
      location: 'Austin, Texas',
      militarySkills: [],
    },
  },
  title: 'Operations Manager',
  profile: 'Recruiter Tab',
  list: '/demo/platform?role=recruiter',
  tab: 'dashboard',
  opener: (page) => page.getByRole('button', { name: `Review ${veteranName}` }).first(),
  dialog: 'Candidate Profile',
  read: { tab: 'Experience', words: 'Logistics Coordinator, Lone Prairie Freight' },
  decide: { choice: 'Hire', recorded: 'Decision recorded: Hired' },
  follow: '/demo/platform/career?role=user',
  own: (page) => page.getByRole('region', { name: 'Your applications' }),
  before: 'Submitted',
  after: 'Hired',
};
const college: Sides = {
  kind: 'college',
  apply: '/demo/platform/education?open=apply&listing=caprock&role=user',
  fill: (dialog) =>
    dialog.getByRole('textbox', { name: /Personal statement/ }).fill('I kept a network alive in the rain.'),
  submission: {
    type: 'college.submit',
    application: {
      ...applicant,
      id: storedId,
      program: 'Bachelor of Science in Cybersecurity',
      university: 'Caprock University',
    },
  },
  title: 'Bachelor of Science in Cybersecurity',
  profile: 'University Dashboard',
  list: '/demo/platform/applications?role=university',
  tab: 'applications',
  opener: (page) => page.getByRole('button', { name: `Review ${veteranName}` }).first(),
  dialog: 'Application Review',
  read: { tab: 'Essays', words: 'I kept a network alive in the rain.' },
  decide: { choice: 'Accept', recorded: 'Decision recorded: Accepted' },
  follow: '/demo/platform/education/applications?role=user',
  own: (page) => page.getByRole('listitem').filter({ hasText: 'Caprock University' }),
  before: 'Under Review',
  after: 'Accepted',
};
const nonprofit: Sides = {
  kind: 'nonprofit',
  apply: '/demo/organization/3?open=apply&listing=3-transition',
  fill: (dialog) => dialog.getByText('Interview practice').click(),
  submission: {
    type: 'nonprofit.submit',
    application: {
      ...applicant,
      id: storedId,
      program: 'Career Transition',
      organization: 'Veterans Foundation',
      needsAssessment: ['Interview practice'],
    },
  },
  title: 'Career Transition',
  profile: 'Nonprofit Portal',
  list: '/demo/platform?role=nonprofit',
  tab: 'dashboard',
  opener: (page) => page.getByRole('button', { name: `Review ${veteranName}` }).first(),
  dialog: 'Program Application Review',
  read: { tab: 'Needs Assessment', words: 'Confident in interviews' },
  decide: { choice: 'Approve', recorded: 'Decision recorded: Approved', toast: 'Application Approved' },
  follow: '/demo/organization/3',
  own: (page) => page.getByRole('main'),
  before: 'Under Review',
  after: 'Active',
};

describe.each([job, college, nonprofit])('both sides of a $kind application', (sides) => {
  const visit = visitPerTest(visitor);

  const path = () => new URL(visit.page.url()).pathname;
  const review = () => visit.page.getByRole('dialog', { name: sides.dialog });

  /** Another tab of the same demo, in which the veteran sees the application. */
  async function openVeteransTab() {
    const other = await openSecondWindow(visit.page);
    await other.goto(demoSite.url + sides.follow);
    await sides.own(other).getByText(sides.before).first().waitFor();
    return other;
  }

  test('it reaches another tab, and the organization, which reads it', async () => {
    const { page } = visit;
    await page.goto(demoSite.url + sides.apply);
    const form = page.getByRole('dialog');
    await sides.fill(form);
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await form.getByText('Application Submitted!').waitFor();
    const id = (await form.getByText(/^[A-Z2-9]{8}$/).textContent()) ?? '';
    expect(id).toMatch(/^[A-Z2-9]{8}$/);
    await form.waitFor({ state: 'hidden' });
    await openVeteransTab();

    await page.goto(`${demoSite.url}/demo/platform?role=user`);
    await switchProfile(page, new RegExp(`${sides.profile}.*1 unread`));
    await page.waitForURL(/role=(university|nonprofit|recruiter)/);
    await page.goto(demoSite.url + sides.list);
    await sides.opener(page).click();
    await review().waitFor();
    expect(path()).toMatch(new RegExp(`/application/${id}$`));
    await expect(page.getByText('Others have unread notifications').count()).resolves.toBe(0);
    await expectAccessible(page);

    // Its tabs have URLs.
    await review().getByRole('tab', { name: sides.read.tab }).click();
    await review().getByText(sides.read.words).waitFor();
    expect(new URL(page.url()).searchParams.get('review')).not.toBeNull();
    await page.goBack();
    await review().waitFor({ state: 'hidden' });
    await page.goForward();
    await review().getByText(sides.read.words).waitFor();
    await page.reload();
    await review().getByText(sides.read.words).waitFor();
  });

  test('Escape closes its review, and the row has the focus again', async () => {
    const { page } = visit;
    await storeWorld(page, sides.submission);
    await page.goto(demoSite.url + sides.list);
    await sides.opener(page).press('Enter');
    await review().waitFor();
    await page.keyboard.press('Escape');
    await review().waitFor({ state: 'hidden' });
    const rowWithFocus = () =>
      page.evaluate(() => document.activeElement?.closest('[role=row], tr, article')?.textContent ?? '');
    await expect.poll(rowWithFocus).toContain(veteranName);
  });

  test('a decision by keyboard reaches the veteran in both tabs, and so does its withdrawal', async () => {
    const { page } = visit;
    await storeWorld(page, sides.submission);
    await page.goto(demoSite.url + sides.list);
    const other = await openVeteransTab();
    await sides.opener(page).press('Enter');
    await review().getByRole('button', { name: sides.decide.choice, exact: true }).press('Enter');
    await review().getByRole('textbox', { name: /Notes/ }).fill('Spoke with two references.');
    await page.keyboard.press('Tab');
    // All of them go away by themselves: a slow step must not miss one.
    const passing = [
      review().getByText(sides.decide.recorded),
      review().getByText('The applicant will be notified automatically.'),
      ...(sides.decide.toast ? [page.getByText(sides.decide.toast, { exact: true }).first()] : []),
    ].map((shown) => shown.waitFor());
    await page.keyboard.press('Enter');
    await Promise.all(passing);
    await review().waitFor({ state: 'hidden' });
    await sides.own(other).getByText(sides.after, { exact: true }).first().waitFor();

    await switchProfile(page, /Veteran Experience.*1 unread/);
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page.getByRole('link', { name: /Application Update/ }).click();
    await page.waitForURL(new RegExp(`/application/${storedId}`));
    // The page of that application.
    await page.getByRole('heading', { level: 1, name: sides.title }).waitFor();
    await page.getByRole('main').getByText(sides.after, { exact: true }).first().waitFor();
    await expectAccessible(page);

    const { search } = new URL(sides.list, demoSite.url);
    await page.goto(`${demoSite.url}/demo/platform/${sides.tab}/application/${storedId}${search}`);
    await review().getByText('Spoke with two references.').waitFor();
    await review().getByRole('button', { name: 'Undo' }).click();
    await review().getByText('The decision was undone. The applicant can see that.').waitFor();
    await review().getByText('Decision undone', { exact: true }).waitFor();
    await sides.own(other).getByText(sides.before).first().waitFor();
  });
});
