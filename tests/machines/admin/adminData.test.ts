import { adminDataMachine, adminDataView, type AdminDataChange } from '@vetsync/machines/admin/adminData';
import { adminHref, parseAdminRoute, type AdminData } from '@vetsync/machines/admin/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { expect, test } from 'vitest';
import { adminData, rateFact } from '../../../stories/Screens/admin/adminData.ts';
import { held, problem, puppet, run } from '../support/run.ts';

async function opened(data: AdminData = adminData) {
  const session = puppet();
  const load = held<AdminData, void>();
  const store = held<AdminData, AdminDataChange>();
  const started = run(adminDataMachine, {
    input: { intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => 0 },
    actors: { sessionChanges: session.logic, load: load.logic, store: store.logic },
  });
  const view = () => adminDataView(started.actor.getSnapshot());
  await load.last().resolve(data);
  return { ...started, session, load, store, view, send: started.actor.send.bind(started.actor) };
}
async function checking() {
  const page = await opened();
  page.send({ type: 'fact.check', fact: rateFact.fact });
  return page;
}

test('has an address, and shows files and facts by kind', async () => {
  expect(parseAdminRoute(adminHref({ tab: 'data' }).split('?')[1]!).tab).toBe('data');
  const { view, send } = await opened();
  expect(view()).toMatchObject({ state: 'shown', kind: 'rate', hasMore: false, canChange: true });
  expect(view().sets.map(({ id, status }) => [id, status])).toEqual([
    ['wages', 'installed'],
    ['housing-rates 2024', 'due'],
    ['cemeteries', 'missing'],
  ]);
  send({ type: 'kind.choose', kind: 'contact' });
  expect(view().facts.map(({ fact }) => fact)).toEqual(['crisis:vcl-call']);
});

test('lists what nobody is shown first, what is checked last, and more on demand', async () => {
  const own = { ...rateFact.checks[0]!, isOwn: true };
  const facts = Array.from({ length: 22 }, (_, at) => ({
    ...rateFact,
    fact: `rate-${at}@`,
    isShown: at !== 21,
    checks: at === 0 ? [own] : [],
  }));
  const { view, send } = await opened({ sets: [], facts });
  expect(view()).toMatchObject({ counts: { all: 22, checked: 1 }, hasMore: true });
  expect(view().facts[0]!.fact).toBe('rate-21@');
  send({ type: 'facts.more' });
  expect(view().facts).toHaveLength(22);
  expect(view().facts.at(-1)!.fact).toBe('rate-0@');
});

test('brings an earlier file back', async () => {
  const { view, send, store } = await opened();
  send({ type: 'set.back', source: 'wages', edition: '' });
  expect(view()).toMatchObject({ bringingBack: 'wages', canChange: false });
  expect(store.last().input).toEqual({ back: { source: 'wages', edition: '' } });
  await store.last().reject(problem(409, { code: 'import_running', detail: 'An import is running.' }));
  expect(view()).toMatchObject({ bringingBack: null, canChange: true, failure: 'An import is running.' });
  send({ type: 'set.back', source: 'wages', edition: '' });
  await store.last().resolve({ ...adminData, sets: [] });
  expect(view()).toMatchObject({ outcome: 'back', sets: [], failure: null });
});

test('stores a check with what was read, once it is valid', async () => {
  const { view, send, store } = await checking();
  expect(view().form).toMatchObject({ check: { amount: 1_000, page: rateFact.page }, canSubmit: true });
  for (const change of [
    { type: 'amount.change', value: null },
    { type: 'page.change', value: 'http://www.va.gov/' },
  ] as const) {
    send(change);
    expect(view().form?.canSubmit).toBe(false);
    send({ type: 'form.submit' });
    expect(view().form?.isBusy).toBe(false);
    send({ type: 'amount.change', value: 1_050 });
  }
  send({ type: 'page.change', value: 'https://www.va.gov/rates' });
  send({ type: 'form.submit' });
  expect(store.last().input).toEqual({
    check: { kind: 'rate', fact: rateFact.fact, amount: 1_050, page: 'https://www.va.gov/rates' },
  });
  await store.last().resolve(adminData);
  expect(view()).toMatchObject({ outcome: 'check', form: null });
});

test('keeps what is written if it is not stored, asks for a proof, and can be closed', async () => {
  const { view, send, store, clock } = await checking();
  send({ type: 'amount.change', value: 7 });
  send({ type: 'form.submit' });
  clock.increment(submitTimeoutMs);
  expect(view().form).toMatchObject({ check: { amount: 7 }, canSubmit: true });
  expect(view().form?.failure).not.toBeNull();
  send({ type: 'form.submit' });
  await store.last().reject(problem(403, { code: 'proof_required' }));
  expect(view().form).toBeNull();
  send({ type: 'proof.given' });
  expect(view().form?.isBusy).toBe(true);
  await store.last().reject(problem(403, { code: 'proof_required' }));
  send({ type: 'proof.refused' });
  expect(view().form).toMatchObject({ check: { amount: 7 }, isBusy: false });
  send({ type: 'form.cancel' });
  expect(view()).toMatchObject({ form: null, canChange: true });
});

test('shows nothing without access, and loads again when it is back', async () => {
  const { view, session, load, send } = await opened();
  session.sendToParent({ type: 'session.ended' });
  expect(view()).toMatchObject({ state: 'denied', sets: [] });
  session.sendToParent({ type: 'session.resumed' });
  await load.last().reject(problem(500));
  expect(view().state).toBe('failed');
  send({ type: 'data.retry' });
  await load.last().reject(problem(401, { code: 'no_session' }));
  expect(view().state).toBe('denied');
});
