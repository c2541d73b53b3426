import { expect, test } from 'vitest';
import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import { reviewDialogView } from '@vetsync/machines/reviewDialog';
import { nonprofitPortal } from '@vetsync/samples/nonprofit';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { openTab } from '../support/tabInput.ts';
import { nonprofit, worldAfter } from '../support/world.ts';

const base = '/demo/platform';
const queueHref = `${base}?role=nonprofit`;
const applicationHref = (id = '') => `${base}/dashboard/application/${id}?role=nonprofit`;

function opened(href = queueHref, portal = nonprofitPortal) {
  const samples = { ...portal, correspondence: sampleCorrespondence };
  const { tab, ...rest } = openTab(nonprofitQueueTab, { samples, href, role: 'nonprofit' });
  const { queue, review } = tab.getSnapshot().children;
  const dialog = () => review!;
  const list = () => nonprofitQueueView(queue!.getSnapshot());
  return {
    ...rest,
    queue: queue!,
    dialog,
    list,
    ids: () => list().entries.map(({ application }) => application.id),
    page: () => tab.getSnapshot().value,
    shown: () => reviewDialogView(dialog().getSnapshot()),
  };
}

test('a filter goes to the URL, and the URL filters the queue', () => {
  const { queue, list, emitted, visit } = opened();
  queue.send({ type: 'filter.choose', filter: 'priority', value: 'Critical' });
  expect(emitted).toEqual([
    { type: 'page.setQuery', changes: { priority: 'Critical', program: null }, replace: true },
  ]);
  visit(`${queueHref}&priority=Critical`);
  expect(new Set(list().entries.map(({ application }) => application.priority))).toEqual(
    new Set(['Critical']),
  );
  expect(emitted).toHaveLength(1);
});

test('the review steps through the applications that the queue shows', () => {
  const { ids, dialog, shown, visit, emitted, page } = opened();
  const [first, second] = ids();
  visit(applicationHref(first));
  expect(page()).toBe('queue');
  expect(shown()).toMatchObject({ isOpen: true, review: { application: { id: first } } });
  dialog().send({ type: 'row.step', to: 'next' });
  const [next] = emitted.slice(-1);
  expect(next).toMatchObject({ type: 'page.navigate', replace: true });
  expect(next && 'to' in next && next.to).toContain(`/application/${second}`);
});

test('an approval in the review updates the queue once it is in the world', () => {
  const { ids, dialog, shown, visit, emitted, learn, list } = opened();
  const [first] = ids();
  visit(applicationHref(first));
  dialog().send({ type: 'decision.choose', decision: 'approve' });
  dialog().send({ type: 'decision.send' });
  const request = emitted.find(({ type }) => type === 'world.dispatch');
  expect(request).toMatchObject({ command: { type: 'nonprofit.decide', applicationId: first } });
  expect(shown().decision.state).toBe('sending');
  if (request?.type === 'world.dispatch') learn(worldAfter([request.command]));
  expect(list().entries.some(({ application }) => application.id === first)).toBe(false);
});

test('a new application is in the queue and can be reviewed', () => {
  const { ids, learn, visit, shown } = opened();
  const before = ids().length;
  learn(worldAfter([{ type: 'nonprofit.submit', application: nonprofit('P9') }]));
  expect(ids()).toHaveLength(before + 1);
  visit(applicationHref('P9'));
  expect(shown().review?.application.id).toBe('P9');
});

test('an unknown path shows the unknown page', () => {
  expect(opened(`${base}/dashboard/x?role=nonprofit`).page()).toBe('unknown');
});
