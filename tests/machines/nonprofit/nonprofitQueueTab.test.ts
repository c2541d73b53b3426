import { expect, test } from 'vitest';
import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
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
  const { queue } = tab.getSnapshot().children;
  const list = () => nonprofitQueueView(queue!.getSnapshot());
  return {
    ...rest,
    queue: queue!,
    list,
    ids: () => list().entries.map(({ application }) => application.id),
    page: () => tab.getSnapshot().value,
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

test('a new application is in the queue, and opens over the queue', () => {
  const { ids, learn, visit, page } = opened();
  const before = ids().length;
  learn(worldAfter([{ type: 'nonprofit.submit', application: nonprofit('P9') }]));
  expect(ids()).toHaveLength(before + 1);
  visit(applicationHref('P9'));
  expect(page()).toBe('queue');
});

test('an unknown path shows the unknown page', () => {
  expect(opened(`${base}/dashboard/x?role=nonprofit`).page()).toBe('unknown');
});
