import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyAccountFacts, worldFactOf } from '../../../machines/model/exchange/index.ts';
import type { ExchangeFact } from '../../../machines/model/exchange/index.ts';
import { emptyWorld } from '../../../machines/model/world/index.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { openEventStream } from '../support/eventStream.ts';
import { factsAfter, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';

/** How often each stream is cut. 300 by CUTS. */
const cuts = Number(process.env['CUTS'] ?? 25);
/** Decides when streams are cut. A failure prints it with the name of the test. */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const timeoutMs = 120_000 + cuts * 2_000;

/** Two servers on one database, each with its own feed. */
let server: Server;
let other: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  other = await accountServer({ databaseUrl: server.databaseUrl });
  employer = await lister(server, 'job');
});
afterAll(async () => {
  await other.close();
  await server.close();
});

/** Numbers below `most` that follow from the seed. */
function drawing(state: number) {
  let last = (state % 2_147_483_646) + 1;
  return (most: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % most;
  };
}

/**
 * Follows facts over streams that are cut at random, each at another server than the one before, from the last fact that
 * arrived. The last stream is not cut.
 *
 * @param total How many facts there are, once no more are made.
 */
async function followThroughCuts(
  urls: readonly string[],
  { cookie, query, position }: { cookie: string; query: string; position: string },
  { draw, onCut, total }: { draw: (most: number) => number; onCut: () => void; total: Promise<number> },
): Promise<ExchangeFact[]> {
  const received: ExchangeFact[] = [];
  let after = position;
  const follow = async (at: number, until: (count: number) => boolean) => {
    const url = urls[at % urls.length]!;
    const stream = await openEventStream(`${url}/api/facts${query}`, { cookie, 'last-event-id': after });
    const facts = () => stream.events.filter(({ event }) => event === 'fact');
    await stream.until(() => until(facts().length));
    await wait(draw(15));
    stream.close();
    expect(stream.events.map(({ event }) => event)).not.toContain('reset');
    for (const { id, data } of facts()) {
      after = id;
      received.push(JSON.parse(data) as ExchangeFact);
    }
  };
  for (let cut = 0; cut < cuts; cut += 1) {
    // Before anything comes, or in the middle of it.
    const enough = draw(4);
    await follow(cut, (count) => count >= enough);
    onCut();
  }
  const all = await total;
  await follow(cuts, (count) => received.length + count >= all);
  return received;
}

test(
  `streams of a person and of the staff that are cut ${cuts} times, and go on at another server, miss and double nothing (SEED=${seed})`,
  async () => {
    const urls = [(await server.listen()).url, (await other.listen()).url];
    const servers = [server, other];
    const { id: userId, cookie } = await person(server);
    const { position } = await stateOf(server, cookie);
    const listing = await published(server, employer);
    const draw = drawing(seed);
    const begun = { user_id: userId, organization_id: employer.id };
    const storedFacts = (side: keyof typeof begun) =>
      server.sql<{ id: string }[]>`
        select id from facts where ${server.sql(side)} = ${begun[side]} order by era, tx, id`;

    const left = { cuts: 2 * cuts };
    async function sendUntilCut() {
      for (let sent = 0; left.cuts > 0; sent += 1) {
        const at = servers[sent % 2]!;
        const ask = (type: string, payload: object) => factsAfter(at, cookie, { type, payload });
        await ask('message.toOrganization', { organizationId: employer.id, text: `Message ${sent}` });
        await ask('program.save', { program: { id: `Program ${sent}`, title: 'Nursing' } });
        await ask('program.forget', { programId: `Program ${sent}` });
        if (sent % 8 > 0) continue;
        const [applied] = await ask('job.submit', { listingId: listing.id });
        const decided = await sendCommand(at, employer.owner.cookie, {
          type: 'application.decide',
          as: employer.id,
          payload: { applicationId: applied!.subject, decision: 'reject', reason: 'filled' },
        });
        expect(decided.status).toBe(200);
      }
    }
    const sending = sendUntilCut();
    const follow = (as: { cookie: string; query: string }, side: keyof typeof begun) =>
      followThroughCuts(
        urls,
        { ...as, position },
        {
          draw,
          onCut: () => (left.cuts -= 1),
          total: sending.then(async () => (await storedFacts(side)).length),
        },
      );
    const [own, ofStaff] = await Promise.all([
      follow({ cookie, query: '' }, 'user_id'),
      follow({ cookie: employer.owner.cookie, query: `?as=${employer.id}` }, 'organization_id'),
      sending,
    ]);
    expect(own.map(({ id }) => id)).toEqual((await storedFacts('user_id')).map(({ id }) => id));
    expect(ofStaff.map(({ id }) => id)).toEqual((await storedFacts('organization_id')).map(({ id }) => id));
    const facts = own.flatMap((fact) => worldFactOf(fact) ?? []);
    expect(applyAccountFacts(emptyWorld, facts)).toEqual((await stateOf(server, cookie)).world);
  },
  timeoutMs,
);
