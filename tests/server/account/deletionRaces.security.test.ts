import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thread } from '../../../machines/model/exchange/index.ts';
import type { Listing } from '../../../machines/organizations/model/index.ts';
import { accountServer, deleted, times } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { deleteAs, getAs } from '../support/accountMail.ts';
import { applied, factsAfter, sendCommand } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

let server: Server;
let employer: Lister;
let jobs: Listing[];
beforeAll(async () => {
  server = await accountServer();
  employer = await lister(server, 'job');
  jobs = [await published(server, employer, 'job'), await published(server, employer, 'job')];
});
afterAll(() => server.close());

const rounds = 25;

/** A veteran with two applications and a conversation. */
async function correspondent() {
  const veteran = await person(server);
  const sent = [await applied(server, veteran, jobs[0]!), await applied(server, veteran, jobs[1]!)];
  await factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text: 'Is it open?' },
  });
  const { threads } = (await (await getAs(server, '/api/threads', veteran.cookie)).json()) as {
    threads: Thread[];
  };
  return { veteran, ids: sent.map(({ applicationId }) => applicationId), threadId: threads[0]!.id };
}

/** What a colleague and the veteran do at the same moment. */
function work(
  reviewer: Person,
  { veteran, ids, threadId }: Awaited<ReturnType<typeof correspondent>>,
): Promise<Response>[] {
  const asStaff = (type: string, payload: object) =>
    sendCommand(server, reviewer.cookie, { type, as: employer.id, payload });
  const own = (type: string, payload: object) => sendCommand(server, veteran.cookie, { type, payload });
  const [first, second] = ids;
  return [
    asStaff('application.decide', { applicationId: first, decision: 'interview', message: 'Come by' }),
    own('application.withdraw', { applicationId: second }),
    asStaff('application.assign', { applicationId: first, assigneeId: reviewer.id }),
    asStaff('message.send', { threadId, text: 'It is.' }),
    own('message.send', { threadId, text: 'Thank you' }),
    asStaff('thread.read', { threadId }),
    getAs(server, `/api/organizations/${employer.id}/applications/${first}`, reviewer.cookie),
    asStaff('thread.report', { threadId, reason: 'spam' }),
    own('thread.read', { threadId }),
    own('job.submit', { listingId: jobs[1]!.id }),
  ];
}

const failures = async (answers: Promise<Response>[]) => {
  const failed = (await Promise.all(answers)).filter(({ status }) => status >= 500);
  return Promise.all(failed.map((answer) => answer.text()));
};

test(`of ${2 * rounds} deletions of accounts beside work on them, none fails, and neither does the work`, async () => {
  for (const at of times(rounds, (round) => round)) {
    const reviewer = await join(server, employer, 'reviewer');
    const written = await correspondent();
    // One has decided before, so that rows of the veteran name them.
    await Promise.all(work(reviewer, written));
    const leaving = [written.veteran, reviewer];
    const working = work(reviewer, written);
    const removals = leaving.map(({ cookie }) => deleteAs(server, '/api/auth/user', cookie));
    const answers = at % 2 === 0 ? [...working, ...removals] : [...removals, ...working];
    expect(await failures(answers)).toEqual([]);
    for (const removal of await Promise.all(removals)) expect(removal.status).toBe(204);
    for (const { id } of leaving) expect(await deleted(server, id)).toBe(true);
  }
  expect(await server.sql`select from facts where organization_id is not null`).toEqual([]);
}, 240_000);
