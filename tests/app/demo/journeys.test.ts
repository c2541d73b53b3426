import { describe, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { appears } from '../support/appears.ts';
import { demoSite } from '../support/demoSite.ts';
import { changeLanguage } from '../support/languages.ts';
import { visitPerTest, visitor } from '../support/visitor.ts';
import { devices, walker } from '../support/walker.ts';

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

/** From the demo's entry, by what is on the page: no step knows an address. */
describe.each(kinds)('a $kind of the demo', ({ tab, search, organization, title, profile, decision }) => {
  describe.each([
    { device: 'desk', language: 'en' },
    { device: 'phone', language: 'es' },
  ] as const)('on a $device, in $language', ({ device, language }) => {
    const visit = visitPerTest(() => visitor(devices[device]));

    test('is applied for, decided on, and the answer found by the bell', async () => {
      const { page } = visit;
      const they = walker(page, device, language);
      const become = async (name: string) => {
        // What says that it is done stays while it is pointed at, and a phone's bar is below it.
        await page.mouse.move(-1, -1);
        if (device === 'phone') await they.press('More');
        else
          await page
            .getByRole('navigation', { name: they.said('Sample profiles') })
            .getByRole('button')
            .click();
        await they.link(new RegExp(they.said(name).source.slice(1, -1))).click();
      };
      await page.goto(`${demoSite.url}/demo/platform`);
      await they.heading(/Marcus Delaney/);
      if (language === 'es') await changeLanguage(page);
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

      await become(profile);
      await they.news();
      const review = page.getByRole('dialog').filter({ hasText: 'Marcus Delaney' });
      // The review closes by itself: a slow machine must not miss what it says until then.
      const recorded = appears(page, they.said('Decision recorded: {0}'));
      await they.press(decision, review);
      await they.press(decision, review);
      await recorded;
      await review.waitFor({ state: 'hidden' });

      await become('Veteran Experience');
      await they.news();
      await they.heading(title);
      await expectAccessible(page);
    });
  });
});
