import { expect, test } from 'vitest';
import { applicationList } from '@vetsync/machines/university/model';
import { standardTableSettings } from '@vetsync/machines/portal/model';
import { receivedOf } from '../support/exchange.ts';
import { answered, opening, select } from '../support/receivedApplications.ts';

/** A list that its server has whole: three applications, of which the first two are new. */
async function opened() {
  const page = opening({ role: 'owner', listing: applicationList });
  await page.loadWorkspace.last().resolve(page.workspace);
  page.feed.sendToParent({ type: 'feed.opened', position: '7' });
  await page.loadApplications.last().resolve({
    applications: ['a', 'b', 'c'].map((id) => ({
      ...receivedOf(id, { status: 'under_review' }),
      cells: { id, name: `Vet ${id}`, status: 'under_review', isNew: id !== 'c' },
    })),
    nextCursor: null,
    total: 3,
    counts: { all: 5, statuses: { under_review: 3, accepted: 2 } },
  });
  return page;
}

test('it has columns, statuses and counts of its own', async () => {
  const { view } = await opened();
  expect(view()).toMatchObject({
    listing: { id: 'university-applications' },
    counts: { all: 5 },
    statuses: ['under_review', 'interview_scheduled', 'accepted', 'rejected'],
    sort: { column: 'submitted', direction: 'descending' },
  });
});

test('it is sorted by its columns, in both directions', async () => {
  const { view, send, loadApplications, emittedOf } = await opened();
  send({ type: 'sort.change', sort: '-score' });
  expect(loadApplications.last().input.filters).toMatchObject({ sort: '-score' });
  expect(view().sort).toEqual({ column: 'score', direction: 'descending' });
  send({ type: 'sort.change', sort: 'score' });
  expect(view().sort).toEqual({ column: 'score', direction: 'ascending' });
  send({ type: 'sort.change', sort: 'oldest' });
  expect(view().sort).toEqual({ column: 'submitted', direction: 'ascending' });
  expect(emittedOf('location.changed').at(-1)).toMatchObject({ route: { filters: { sort: 'oldest' } } });
});

test('its views are stored under its own name, with what its columns are filtered by', async () => {
  const page = await opened();
  await page.loadSettings.last().resolve(standardTableSettings);
  page.send({ type: 'filter.choose', filter: 'listing', value: 'Bachelor of Science in Nursing' });
  page.send({ type: 'view.name' });
  page.send({ type: 'view.type', name: 'Nursing' });
  page.send({ type: 'view.save' });
  const { views } = page.saveSettings.last().input.settings;
  expect(views['university-applications']).toMatchObject([
    { name: 'Nursing', query: { listing: 'Bachelor of Science in Nursing' } },
  ]);
  expect(page.view().views.at(-1)).toMatchObject({ name: 'Nursing', isCurrent: true });
});

test('new applicants are told after a question that they are being looked at', async () => {
  const page = await opened();
  page.send({ type: 'bulk.mark' });
  expect(page.view().isMarking).toBe(false);
  select(page, 'a', 'b', 'c');
  expect(page.view().bulk).toMatchObject({ marks: 2 });
  page.send({ type: 'bulk.mark' });
  expect(page.view().isMarking).toBe(true);
  page.send({ type: 'bulk.cancel' });
  expect(page.view()).toMatchObject({ isMarking: false, batch: null });
  page.send({ type: 'bulk.mark' });
  page.send({ type: 'bulk.confirm' });
  expect(page.sendCommands.last().input.commands.map(({ type, payload }) => [type, payload])).toEqual([
    ['application.mark', { applicationId: 'a' }],
    ['application.mark', { applicationId: 'b' }],
  ]);
  await answered(page, () => ({ facts: [] }));
  expect(page.view().batch).toMatchObject({ task: { kind: 'mark' }, done: 2, undoable: 0 });
});

test('what is shown is saved as a file without a question, and actions on rows are told to the page', async () => {
  const { send, view, emittedOf } = await opened();
  send({ type: 'export.open' });
  expect(emittedOf('list.save').map(({ rows }) => rows.map(({ id }) => id))).toEqual([['a', 'b', 'c']]);
  expect(view().tools).toBe('closed');
  send({ type: 'row.follow', rowId: 'b', action: 'message' });
  expect(emittedOf('row.followed')).toMatchObject([{ rowId: 'b', action: 'message', filters: { q: '' } }]);
});
