import { expect, test } from 'vitest';
import { formatPlaceRoute, parsePlaceRoute } from '@vetsync/machines/reference/model';
import type { PlaceServer } from '@vetsync/machines/reference/model';
import { placesMachine, placesView } from '@vetsync/machines/reference/places';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { foundPlaces } from '../../../stories/Screens/reference/places.ts';
import { problem, run, settle } from '../support/run.ts';

async function look(
  query: Record<string, string>,
  findPlaces: PlaceServer['findPlaces'] = async () => foundPlaces,
) {
  const started = run(placesMachine, {
    input: { server: { findPlaces }, route: parsePlaceRoute(query), at: { role: 'user' } },
  });
  await settle();
  return { ...started, view: () => placesView(started.actor.getSnapshot()) };
}

test('asks once the ZIP code is complete, and puts it into the URL', async () => {
  const asked: unknown[] = [];
  const { actor, view, emitted } = await look({}, async (each) => (asked.push(each), foundPlaces));
  for (const zip of ['8', '820', '82001-1234x']) actor.send({ type: 'zip.change', zip });
  await settle();
  expect(view()).toMatchObject({
    state: 'shown',
    zip: '82001',
    items: [{ name: 'Cheyenne Vet Center' }, {}],
  });
  actor.send({ type: 'kind.choose', kind: 'vet-center' });
  await settle();
  expect(asked).toEqual([
    { near: '82001', kind: null },
    { near: '82001', kind: 'vet-center' },
  ]);
  expect(emitted.map(({ route }) => formatPlaceRoute(route)).at(-1)).toEqual({
    near: '82001',
    kind: 'vet-center',
  });
  actor.send({ type: 'zip.change', zip: '8200' });
  // The URL has no ZIP code now, and what is typed stays.
  actor.send({ type: 'location.changed', route: parsePlaceRoute({ kind: 'vet-center' }) });
  expect(view()).toMatchObject({ state: 'asking', zip: '8200', items: [] });
});

test('follows the URL', async () => {
  const { actor, view } = await look({ near: '82001' });
  actor.send({ type: 'location.changed', route: parsePlaceRoute({ near: '78712', kind: 'cemetery' }) });
  expect(view()).toMatchObject({ state: 'loading', zip: '78712', kind: 'cemetery' });
  await settle();
  expect(view().state).toBe('shown');
  expect(parsePlaceRoute({ near: '<82', kind: 'moon' })).toEqual({ zip: '82', kind: 'all' });
});

test.each([
  ['nothing', async () => ({ ...foundPlaces, items: [] })],
  ['notImported', async () => ({ ...foundPlaces, items: [], missing: ['health-places'] })],
  ['unknown', () => Promise.reject(problem(422))],
  ['failed', () => Promise.reject(problem(503))],
] as const)('says %s', async (state, answer) => {
  const { actor, view } = await look({ near: '82001' }, answer);
  expect(view().state).toBe(state);
  actor.send({ type: 'list.retry' });
  expect(view().state).toBe(state === 'failed' ? 'loading' : state);
});

test('fails after a while without an answer', async () => {
  const { clock, view } = await look({ near: '82001' }, () => new Promise(() => {}));
  clock.increment(submitTimeoutMs);
  expect(view().state).toBe('failed');
});
