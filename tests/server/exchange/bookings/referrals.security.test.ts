import { afterAll, beforeAll, expect, test } from 'vitest';
import { withScope } from '../../../../server/data/scopes.ts';
import type { Scope } from '../../../../server/data/scopes.ts';
import type { AccessLog } from '../../../../machines/model/exchange/index.ts';
import { accountServer, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, sendCommand } from '../../support/exchange.ts';
import { lister } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import { provider } from './provider.ts';
import { clinic, consented, referred, writtenTo } from './referring.ts';

let server: Server;
let from: Awaited<ReturnType<typeof clinic>>;
let to: Awaited<ReturnType<typeof clinic>>;
let third: Awaited<ReturnType<typeof clinic>>;
beforeAll(async () => {
  server = await accountServer();
  [from, to, third] = [await clinic(server), await clinic(server), await clinic(server)];
});
afterAll(() => server.close());

const refusal = async (
  by: { cookie: string },
  type: string,
  { as, ...payload }: { as?: string; [field: string]: unknown },
) =>
  problemOf(await sendCommand(server, by.cookie, { type: `referral.${type}`, ...(as && { as }), payload }));

test('each side takes only its own steps, and others none', async () => {
  const [veteran, stranger] = [await person(server), await person(server)];
  const referralId = await referred(server, veteran, { from: from.of, careId: to.careId });
  const text = 'Hello';
  for (const step of ['accept', 'decline'])
    expect(await refusal(to.of.owner, step, { as: to.of.id, referralId, text })).toBe('not_found');
  await factsAfter(server, veteran.cookie, { type: 'referral.consent', payload: { referralId } });
  for (const step of ['accept', 'decline']) {
    expect(await refusal(from.of.owner, step, { as: from.of.id, referralId, text })).toBe('referral_changed');
    expect(await refusal(third.of.owner, step, { as: third.of.id, referralId, text })).toBe('not_found');
    expect(await refusal(third.of.owner, step, { as: to.of.id, referralId, text })).toBe('not_found');
  }
  expect(await refusal(to.of.owner, 'withdraw', { as: to.of.id, referralId })).toBe('referral_changed');
  for (const step of ['consent', 'refuse', 'withdraw'])
    expect(await refusal(stranger, step, { referralId })).toBe('not_found');
  expect(await refusal(veteran, 'refuse', { referralId })).toBe('referral_changed');
});

test('nobody is referred whom the staff don’t know, to themselves, twice at once, or to what is closed', async () => {
  const veteran = await person(server);
  const elsewhere = await writtenTo(server, veteran, third.of);
  const about = { kind: 'conversation', id: elsewhere };
  const as = from.of.id;
  expect(await refusal(from.of.owner, 'propose', { as, about, listingId: to.careId })).toBe('not_found');
  const known = { kind: 'conversation', id: await writtenTo(server, veteran, from.of) };
  expect(await refusal(from.of.owner, 'propose', { as, about: known, listingId: from.careId })).toBe(
    'not_found',
  );
  const propose = { type: 'referral.propose', as, payload: { about: known, listingId: to.careId } };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => sendCommand(server, from.of.owner.cookie, propose)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const [{ id: referralId }] = await server.sql<[{ id: string }]>`
    select id from referrals where user_id = ${veteran.id}`;
  await server.sql`update listings set status = 'closed' where id = ${to.careId}`;
  expect(await refusal(veteran, 'consent', { referralId })).toBe('listing_closed');
  await server.sql`update listings set status = 'published' where id = ${to.careId}`;
  await factsAfter(server, veteran.cookie, {
    type: 'thread.block',
    payload: { threadId: known.id },
  });
  expect(await refusal(from.of.owner, 'propose', { as, about: known, listingId: third.careId })).toBe(
    'thread_blocked',
  );
});

test('only hospitals refer people, and are referred to: no other portal has a page for it', async () => {
  const veteran = await person(server);
  const referralId = await consented(server, veteran, { from: from.of, careId: to.careId });
  for (const kind of ['job', 'degree', 'program'] as const) {
    const other = await lister(server, kind);
    const about = { kind: 'conversation', id: await writtenTo(server, veteran, other) };
    expect(await refusal(other.owner, 'propose', { as: other.id, about, listingId: to.careId })).toBe(
      'kind_not_allowed',
    );
    for (const step of ['withdraw', 'accept', 'decline'])
      expect(
        await refusal(other.owner, step, {
          as: other.id,
          referralId,
          ...(step !== 'withdraw' && { text: 'Hello' }),
        }),
      ).toBe('kind_not_allowed');
  }
  // What stands for a provider is nothing that anybody could be referred to.
  const { calendar } = await provider(server, await lister(server));
  const about = { kind: 'conversation', id: await writtenTo(server, veteran, from.of) };
  expect(await refusal(from.of.owner, 'propose', { as: from.of.id, about, listingId: calendar.id })).toBe(
    'listing_closed',
  );
});

test('the database shows a referral to its person, its sender, and, with consent, to who is asked', async () => {
  const veteran = await person(server);
  const id = await referred(server, veteran, { from: from.of, careId: to.careId });
  const seen = (scope: Scope) =>
    withScope(
      server.deps.sql,
      scope,
      async (tx) => (await tx`select from referrals where id = ${id}`).length,
    );
  const sides = () =>
    Promise.all(
      [{ userId: veteran.id }, { organizationId: from.of.id }, { organizationId: to.of.id }].map(seen),
    );
  expect(await sides()).toEqual([1, 1, 0]);
  await factsAfter(server, veteran.cookie, { type: 'referral.consent', payload: { referralId: id } });
  expect(await sides()).toEqual([1, 1, 1]);
  const stranger = await person(server);
  for (const scope of [
    {},
    { userId: stranger.id },
    { organizationId: third.of.id },
    { organizationId: from.of.id, colleague: veteran.id },
    { administration: true },
  ])
    expect(await seen(scope)).toBe(0);
});

test('what was said is only for those who may answer', async () => {
  const viewer = await join(server, to.of, 'viewer');
  const veteran = await person(server);
  const id = await consented(server, veteran, { from: from.of, careId: to.careId, note: 'Prefers mornings' });
  const path = `/api/organizations/${to.of.id}/referrals`;
  const get = async <Body>(address: string, { cookie }: { cookie: string }) =>
    (await (await server.request(address, { headers: { Cookie: cookie } })).json()) as Body;
  const read = async (who: { cookie: string }, query = `?open=${id}`) =>
    (await get<{ referrals: { note: string | null }[] }>(path + query, who)).referrals[0]!.note;
  const records = async () =>
    (await get<AccessLog>('/api/me/access-log', veteran)).records.map(({ kind, actor }) => [kind, actor?.id]);
  expect(await read(viewer)).toBeNull();
  // Who has not opened it has not read it.
  expect(await read(to.of.owner, '')).toBeNull();
  expect(await records()).toEqual([]);
  for (let time = 0; time < 2; time += 1) expect(await read(to.of.owner)).toBe('Prefers mornings');
  expect(await records()).toEqual([['referral', to.of.owner.id]]);
});
