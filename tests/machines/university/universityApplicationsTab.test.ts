import { expect, test } from 'vitest';
import { interviewDialogView } from '@vetsync/machines/interviewDialog';
import { portalTableView } from '@vetsync/machines/portalTable';
import { universityApplicationsTab } from '@vetsync/machines/universityApplicationsTab';
import { universityPortal } from '@vetsync/samples/university';
import { openTab } from '../support/tabInput.ts';
import { college, worldAfter } from '../support/world.ts';

const applied = worldAfter([{ type: 'college.submit', application: college('C1') }]);
const base = '/demo/platform/applications';

function opened(
  href = `${base}?role=university`,
  samples = universityPortal,
  storage = new Map<string, string>(),
) {
  const { tab, ...rest } = openTab(universityApplicationsTab, { samples, href, role: 'university' }, storage);
  const { table, interview } = tab.getSnapshot().children;
  const meeting = interview!;
  return {
    ...rest,
    table: table!,
    meeting,
    rows: () => portalTableView(table!.getSnapshot()).rows,
    interview: () => interviewDialogView(meeting.getSnapshot()),
  };
}
const undecided = () =>
  opened()
    .rows()
    .find(({ row }) => row['status'] === 'under_review')?.id ?? '';

test('applications open an interview, which is closed by going back', () => {
  const id = undecided();
  const { table, emitted, visit, interview, meeting } = opened(`${base}?status=under_review&role=university`);
  table.send({ type: 'row.runAction', rowId: id, action: 'interview' });
  const to = `${base}/interview/${id}?status=under_review&role=university`;
  expect(emitted).toEqual([{ type: 'page.navigate', to, replace: false }]);
  visit(to);
  expect(interview().isOpen).toBe(true);
  meeting.send({ type: 'dialog.close' });
  expect(emitted.at(-1)).toEqual({ type: 'page.back', to: `${base}?status=under_review&role=university` });
});

test('applications keep the draft of an interview until the tab is opened again', () => {
  const href = `${base}/interview/${undecided()}?role=university`;
  const { meeting, emitted, storage } = opened(href);
  meeting.send({ type: 'field.change', field: 'notes', value: 'Bring the transcript' });
  expect(emitted.at(-1)).toMatchObject({ type: 'page.store', name: 'interview_draft_university' });
  const { draft } = opened(href, universityPortal, storage).meeting.getSnapshot().context;
  expect(draft?.notes).toBe('Bring the transcript');
});

test('applications include a new one, whose applicant can be interviewed', () => {
  const { rows, learn, visit, interview } = opened();
  learn(applied);
  expect(rows().some(({ id }) => id === 'C1')).toBe(true);
  visit(`${base}/interview/C1?role=university`);
  expect(interview()).toMatchObject({ isOpen: true, state: 'writing' });
});
