import { expect, test } from 'vitest';
import {
  formatSchoolRoute,
  parseSchoolRoute,
  schoolMoney,
  type SchoolServer,
} from '@vetsync/machines/reference/model';
import { schoolsMachine, schoolsView } from '@vetsync/machines/reference/schools';
import { searchDebounceMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import {
  capitalDetail,
  foundSchools,
  mesa,
  mesaDetail,
  schoolServer,
  trades,
  tradesDetail,
} from '../../../stories/Screens/reference/schools.ts';
import { problem, run, settle } from '../support/run.ts';

async function look(query: Record<string, string>, answers: Partial<SchoolServer> = {}) {
  const started = run(schoolsMachine, {
    input: {
      server: { ...schoolServer, ...answers },
      route: parseSchoolRoute(query),
      at: { role: 'user' },
    },
  });
  await settle();
  return { ...started, view: () => schoolsView(started.actor.getSnapshot()) };
}

test('searches after a pause, or once the ZIP code is complete, and puts both into the URL', async () => {
  const asked: unknown[] = [];
  const findSchools = async (each: unknown) => (asked.push(each), foundSchools);
  const { actor, clock, view, emitted } = await look({}, { findSchools });
  expect(view()).toMatchObject({ list: 'idle', page: 'closed', found: [] });
  for (const q of ['s', 'st', ' state']) actor.send({ type: 'search.change', q });
  expect(view().list).toBe('searching');
  clock.increment(searchDebounceMs);
  await settle();
  expect(view()).toMatchObject({
    list: 'listed',
    hasMore: true,
    found: [{ name: mesa.name, href: '/platform/education/schools?q=%20state&school=900001' }, {}, {}],
  });
  for (const zip of ['8', '813', '81301-1']) actor.send({ type: 'zip.change', zip });
  await settle();
  expect(view()).toMatchObject({ near: '81301' });
  expect(asked.at(0)).toEqual({ q: 'state', near: '', cursor: null });
  expect(asked.at(-1)).toEqual({ q: 'state', near: '81301', cursor: null });
  expect(emitted.map(({ route }) => formatSchoolRoute(route)).at(-1)).toEqual({
    q: ' state',
    near: '81301',
    school: null,
    compare: null,
  });
  actor.send({ type: 'search.change', q: '' });
  actor.send({ type: 'zip.change', zip: '813' });
  // The URL has no ZIP code now, and what is typed stays.
  actor.send({ type: 'location.changed', route: parseSchoolRoute({}) });
  expect(view()).toMatchObject({ list: 'idle', near: '813', found: [] });
});

test('adds the next page, also after an attempt that failed', async () => {
  const answers = [
    async () => foundSchools,
    () => Promise.reject(problem(503)),
    async () => ({ ...foundSchools, items: [trades], nextCursor: null }),
  ];
  const cursors: unknown[] = [];
  const { actor, view } = await look(
    { q: 'state' },
    { findSchools: ({ cursor }) => (cursors.push(cursor), answers.shift()!()) },
  );
  actor.send({ type: 'list.more' });
  expect(view().list).toBe('loadingMore');
  await settle();
  expect(view()).toMatchObject({ list: 'moreFailed', found: [{}, {}, {}] });
  actor.send({ type: 'list.retry' });
  await settle();
  expect(view()).toMatchObject({ list: 'listed', hasMore: false, found: [{}, {}, {}, {}] });
  actor.send({ type: 'list.more' });
  expect(view().list).toBe('listed');
  expect(cursors).toEqual([null, '20', '20']);
});

test.each([
  ['nothing', async () => ({ ...foundSchools, items: [] })],
  ['notImported', async () => ({ ...foundSchools, items: [], missing: ['schools'] })],
  ['unknown', () => Promise.reject(problem(422))],
  ['failed', () => Promise.reject(problem(503))],
] as const)('says of a list: %s', async (list, findSchools) => {
  const { actor, view } = await look({ near: '81301' }, { findSchools });
  expect(view().list).toBe(list);
  actor.send({ type: 'list.retry' });
  expect(view().list).toBe(list === 'failed' ? 'loading' : list);
});

test('opens the school of the URL, and goes back to the list', async () => {
  const { actor, view } = await look({ q: 'state', school: mesa.id });
  expect(view()).toMatchObject({
    page: 'open',
    school: {
      school: { name: mesa.name },
      facilityCode: '11900001',
      money: { tuition: 'inState', cap: null, above: null, housing: { monthly: 2_496 } },
    },
    backHref: '/platform/education/schools?q=state',
  });
  expect(view().sources.map(({ id }) => id)).toContain('housing-rates');
  actor.send({ type: 'location.changed', route: parseSchoolRoute({ q: 'state' }) });
  expect(view()).toMatchObject({ page: 'closed', school: null, list: 'listed' });
  expect(view().sources.map(({ id }) => id)).not.toContain('housing-rates');
  actor.send({ type: 'location.changed', route: parseSchoolRoute({ q: 'state', school: trades.id }) });
  expect(view()).toMatchObject({ page: 'loading', school: null });
  await settle();
  expect(view()).toMatchObject({ school: { facilityCode: null } });
  expect(parseSchoolRoute({ school: '<9', near: '8x1' })).toEqual({
    q: '',
    near: '81',
    open: null,
    compared: [],
  });
});

test.each([
  ['missing', problem(404, { code: 'not_found' })],
  ['notImported', problem(404, { code: 'not_imported' })],
  ['failed', problem(503)],
] as const)('says of a school: %s', async (page, reason) => {
  const { actor, view } = await look({ school: mesa.id }, { readSchool: () => Promise.reject(reason) });
  expect(view()).toMatchObject({ page, school: null });
  actor.send({ type: 'page.retry' });
  expect(view().page).toBe(page === 'failed' ? 'loading' : page);
});

const never = () => new Promise<never>(() => {});
test('fails after a while without an answer', async () => {
  const { clock, view } = await look(
    { q: 'state', school: mesa.id },
    { findSchools: never, readSchool: never },
  );
  clock.increment(submitTimeoutMs);
  expect(view()).toMatchObject({ list: 'failed', page: 'failed' });
});

test('counts what a private school leaves to pay, and nothing from what is unknown', () => {
  expect(schoolMoney(capitalDetail)).toMatchObject({ tuition: 'upTo', cap: { amount: 30_908.34 } });
  expect(schoolMoney(capitalDetail).above).toBeCloseTo(7_991.66, 2);
  const cheap = { ...capitalDetail.school, tuition: { ...mesa.tuition!, inState: 9_000, inStateFees: 0 } };
  expect(schoolMoney({ ...capitalDetail, school: cheap }).above).toBe(0);
  const noFees = { ...cheap, tuition: { ...cheap.tuition, inStateFees: null } };
  expect(schoolMoney({ ...capitalDetail, school: noFees }).above).toBeNull();
  expect(schoolMoney({ ...capitalDetail, rates: [] })).toMatchObject({ cap: null, above: null, books: null });
  expect(schoolMoney(tradesDetail)).toMatchObject({ tuition: null, cap: null, above: null, housing: null });
  const online = { ...mesa, veterans: { ...mesa.veterans!, onlineOnly: true } };
  expect(schoolMoney({ ...mesaDetail, school: online })).toMatchObject({
    isOnlineOnly: true,
    housing: null,
    onlineHousing: { amount: 1_261 },
  });
});

test('puts up to four schools side by side, in the URL', async () => {
  const { actor, view, emitted } = await look({ q: 'state' });
  for (const id of ['900001', '900002', '900003', '900004', '900005'])
    actor.send({ type: 'compare.toggle', id });
  expect(view().compared).toMatchObject({ ids: ['900001', '900002', '900003', '900004'], isFull: true });
  actor.send({ type: 'compare.toggle', id: '900002' });
  expect(formatSchoolRoute(emitted.at(-1)!.route).compare).toBe('900001,900003,900004');
  // Another window's choice, with the same search.
  actor.send({ type: 'location.changed', route: parseSchoolRoute({ q: 'state', compare: '900003' }) });
  expect(view().compared.ids).toEqual(['900003']);
  actor.send({ type: 'compare.clear' });
  expect(formatSchoolRoute(emitted.at(-1)!.route).compare).toBeNull();
  expect(parseSchoolRoute({ compare: '900001,x,900001,12,900002' }).compared).toEqual(['900001', '900002']);
});
