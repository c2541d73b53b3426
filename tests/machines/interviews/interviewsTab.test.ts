import { describe, expect, test } from 'vitest';
import { interviewDialogView } from '@vetsync/machines/interviews/interviewDialog';
import { interviewsView } from '@vetsync/machines/interviews/interviews';
import { withInterviews } from '@vetsync/machines/interviews/model';
import { interviewsTab } from '@vetsync/machines/interviews/interviewsTab';
import { recruiterContacts } from '@vetsync/machines/recruiter/model';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { recruiterPortal } from '@vetsync/samples/recruiter';
import { openTab } from '../support/tabInput.ts';
import { interview, job, worldAfter } from '../support/world.ts';

const demo = withInterviews('recruiter', recruiterPortal, recruiterContacts, sampleInterviews);
const base = '/platform/interviews';
const home = `${base}`;

function opened(href = home, samples = demo, storage = new Map<string, string>()) {
  const { tab, ...rest } = openTab(interviewsTab, { samples, href, role: 'recruiter' }, storage);
  const { list, interview: dialog } = tab.getSnapshot().children;
  return {
    ...rest,
    list: list!,
    dialog: dialog!,
    interviews: () => list!.getSnapshot().context.interviews,
    view: () => interviewsView(list!.getSnapshot()),
    open: () => interviewDialogView(dialog!.getSnapshot()),
  };
}

describe('the list', () => {
  test('replaces the URL for another list', () => {
    const { list, emitted, visit } = opened();
    list.send({ type: 'list.choose', list: 'past' });
    expect(emitted).toEqual([{ type: 'page.navigate', to: `${base}?list=past`, replace: true }]);
    visit(home);
    expect(list.getSnapshot().context.route.list).toBe('upcoming');
  });

  test('includes a new interview, and earlier ones keep their applicants', () => {
    const { interviews, learn } = opened();
    const before = interviews();
    learn(
      worldAfter([
        { type: 'job.submit', application: job('J1') },
        { type: 'interview.schedule', interview: interview('I1') },
      ]),
    );
    expect(interviews().map(({ id }) => id)).toEqual(expect.arrayContaining(['I1']));
    expect(interviews().filter(({ id }) => id !== 'I1')).toEqual(before);
  });
});

describe('the dialog', () => {
  test('shows the interview that the URL names, and is closed by going back', () => {
    const { visit, open, dialog, emitted, interviews } = opened();
    visit(`${base}/${interviews()[0]?.id}`);
    expect(open()).toMatchObject({ isOpen: true, state: 'facts' });
    dialog.send({ type: 'dialog.close' });
    expect([open().isOpen, emitted]).toEqual([false, [{ type: 'page.back', to: home }]]);
  });

  test('schedules an interview with a new applicant', () => {
    const { learn, visit, open } = opened();
    learn(worldAfter([{ type: 'job.submit', application: job('J1') }]));
    visit(`${base}/new?about=J1`);
    expect(open()).toMatchObject({ isOpen: true, state: 'writing' });
  });

  test('restores its draft when the tab is opened again', () => {
    const href = `${base}/new`;
    const { dialog, emitted, storage } = opened(href);
    dialog.send({ type: 'field.change', field: 'notes', value: 'Two engineers join' });
    expect(emitted.at(-1)).toMatchObject({ type: 'page.store', name: 'interview_draft_recruiter' });
    expect(opened(href, demo, storage).dialog.getSnapshot().context.draft?.notes).toBe('Two engineers join');
  });

  test('saves the interview to a calendar', () => {
    const { visit, dialog, emitted, interviews } = opened();
    visit(`${base}/${interviews()[0]?.id}`);
    dialog.send({ type: 'calendar.keep' });
    expect(emitted).toMatchObject([{ type: 'page.saveCalendar' }]);
  });
});
