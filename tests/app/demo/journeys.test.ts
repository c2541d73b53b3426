import { describe, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { appears } from '../support/appears.ts';
import { demoSite } from '../support/demoSite.ts';
import { changeLanguage, type Language } from '../support/languages.ts';
import { visitPerTest, visitor } from '../support/visitor.ts';
import { devices, walker, type Device } from '../support/walker.ts';

/** What the veteran applies for, where, and who decides. Titles and names of samples are the same in both languages. */
const kinds = [
  {
    kind: 'job',
    tab: 'Career Center',
    title: 'Operations Manager',
    profile: 'Recruiter Tab',
    decision: 'Hire',
  },
  {
    kind: 'degree',
    tab: 'Education Hub',
    search: 'Cybersecurity',
    title: 'Bachelor of Science in Cybersecurity',
    profile: 'University Dashboard',
    decision: 'Accept',
  },
  {
    kind: 'program',
    tab: 'Mission Marketplace',
    organization: 'Veterans Foundation',
    title: 'Career Transition',
    profile: 'Nonprofit Portal',
    decision: 'Approve',
  },
];

const readers = [
  { device: 'desk', language: 'en' },
  { device: 'phone', language: 'es' },
] as const;

/** As a part of a longer text. */
const within = (whole: RegExp) => new RegExp(whole.source.slice(1, -1));

type Walker = ReturnType<typeof walker>;
/** Goes on as somebody else, by the list of sample profiles. */
async function become({ page, said, press, link }: Walker, device: Device, name: string) {
  // What says that it is done stays while it is pointed at, and a phone's bar is below it.
  await page.mouse.move(-1, -1);
  if (device === 'phone') await press('More');
  else
    await page
      .getByRole('navigation', { name: said('Sample profiles') })
      .getByRole('button')
      .click();
  await link(within(said(name))).click();
}
/** Arrives at the demo's entry, and reads it in a language. */
async function arrive({ page, heading }: Walker, language: Language) {
  await page.goto(`${demoSite.url}/demo/platform`);
  await heading(/Marcus Delaney/);
  if (language === 'es') await changeLanguage(page);
}

/** From the demo's entry, by what is on the page: no step knows an address. */
describe.each(kinds)('a $kind of the demo', ({ tab, search, organization, title, profile, decision }) => {
  describe.each(readers)('on a $device, in $language', ({ device, language }) => {
    const visit = visitPerTest(() => visitor(devices[device]));

    test('is applied for, decided on, and the answer found by the bell', async () => {
      const { page } = visit;
      const they = walker(page, device, language);
      await arrive(they, language);
      await they.tab(tab);
      if (organization) {
        await they.link(new RegExp(`${organization}$`)).click();
        await page
          .getByRole('button', { name: they.said('Apply for {0}') })
          .and(page.getByRole('button', { name: title }))
          .click();
      } else {
        if (search) await page.getByRole('searchbox').fill(search);
        await page.getByRole('button', { name: they.said('Apply Now', `: ${title}.*`) }).click();
      }
      const form = page.getByRole('dialog');
      await expectAccessible(page);
      await they.press('Submit Application', form);
      await they.see('Application Submitted!', form);
      await form.waitFor({ state: 'hidden' });

      await become(they, device, profile);
      await they.news();
      const review = page.getByRole('dialog').filter({ hasText: 'Marcus Delaney' });
      // The review closes by itself: a slow machine must not miss what it says until then.
      const recorded = appears(page, they.said('Decision recorded: {0}'));
      await they.press(decision, review);
      await they.press(decision, review);
      await recorded;
      await review.waitFor({ state: 'hidden' });

      await become(they, device, 'Veteran Experience');
      await they.news();
      await they.heading(title);
      await expectAccessible(page);
    });
  });
});

describe('a visit of the demo', () => {
  describe.each(readers)('on a $device, in $language', ({ device, language }) => {
    const visit = visitPerTest(() => visitor(devices[device]));

    test('is asked for, and found by the hospital with the record of its patient', async () => {
      const { page } = visit;
      const they = walker(page, device, language);
      const { said } = they;
      await arrive(they, language);
      await they.tab('Wellness Command');
      await they.link('Medical Appointments').click();
      await they.link('Find Provider').click();
      const finder = page.getByRole('dialog');
      await finder.getByRole('searchbox').fill('Osei');
      await finder
        .getByRole('button', { name: said('Schedule with {0}') })
        .and(finder.getByRole('button', { name: /Osei/ }))
        .click();
      const form = page.getByRole('dialog', { name: said('Schedule Appointment') });
      await form.getByRole('button', { name: within(said('Appointment type')) }).click();
      await page.getByRole('option').first().click();
      await they.press('Next month', form);
      await form.locator('[role=button]:not([aria-disabled=true])', { hasText: /^1\d$/ }).first().click();
      await form
        .getByRole('radio', { name: /^\d+:\d\d/, disabled: false })
        .first()
        .click();
      await form.getByRole('textbox').fill('Sleeping badly.');
      await expectAccessible(page);
      await they.press('Send Request', form);
      await form.waitFor({ state: 'hidden' });

      await become(they, device, 'Medical Center');
      await they.news();
      await they.main.getByText('Sleeping badly.').waitFor();
      await they.see('Requested', they.main);
      await expectAccessible(page);
      await they.link('Open the patient’s record', they.main).click();
      const record = they.dialog('Marcus Delaney');
      await they.see('Requested', record);
      await page.keyboard.press('Escape');
      await record.waitFor({ state: 'hidden' });

      await become(they, device, 'Veteran Experience');
      await they.tab('Wellness Command');
      await they.link('Medical Appointments').click();
      await they.main
        .getByText(/Grace Osei/)
        .first()
        .waitFor();
      await they.see('Requested', they.main);
      await expectAccessible(page);
    });
  });
});
