import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thread } from '../../../machines/model/exchange/index.ts';
import { accountServer, everyRow, idOf, mailTo, member } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { deleteAs, getAs, patchAs } from '../support/accountMail.ts';
import { applied, factsAfter, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

let server: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

/** A signed-in person with a name, who can delete the account. */
async function named(fullName: string): Promise<Person> {
  const { email, cookie } = await member(server);
  await patchAs(server, '/api/auth/user', cookie, { fullName });
  return { email, cookie, id: await idOf(server, email) };
}

/** Columns of any table that have any of these words, as `table.column`, whoever they are about. */
async function columnsWith(...words: string[]): Promise<string[]> {
  const found = (await everyRow(server)).flatMap(({ name, rows }) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) =>
          words.some((word) => (JSON.stringify(value) ?? '').toLowerCase().includes(word.toLowerCase())),
        )
        .map(([column]) => `${name}.${column}`),
    ),
  );
  return [...new Set(found)].toSorted();
}

const asStaff = (colleague: Person, type: string, payload: object) =>
  factsAfter(server, colleague.cookie, { type, as: employer.id, payload });
const threadsOf = async (reader: Person, as = ''): Promise<Thread[]> =>
  (
    (await (await getAs(server, `/api/threads${as && `?as=${as}`}`, reader.cookie)).json()) as {
      threads: Thread[];
    }
  ).threads;

/** All that a veteran and a colleague can do with each other. */
async function exchange(veteran: Person, reviewer: Person, word: string) {
  const job = await published(server, employer, 'job');
  await server.sql`
    insert into profiles (user_id, profile, updated_at)
    values (${veteran.id}, ${server.sql.json({ bio: `${word} bio`, skills: [`${word} skill`] })}, now())
    on conflict do nothing`;
  const [sent] = await factsAfter(server, veteran.cookie, {
    type: 'job.submit',
    payload: { listingId: job.id, coverLetter: `${word} letter`, share: { skills: true } },
  });
  const applicationId = sent!.subject;
  await getAs(server, `/api/organizations/${employer.id}/applications/${applicationId}`, reviewer.cookie);
  await asStaff(reviewer, 'application.assign', { applicationId, assigneeId: reviewer.id });
  const [decided] = await asStaff(reviewer, 'application.decide', {
    applicationId,
    decision: 'interview',
    message: `${word} decision`,
    notes: `${word} notes`,
  });
  await asStaff(reviewer, 'decision.undo', { decisionId: decided!.payload['decisionId'] });
  await factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text: `${word} question` },
  });
  const [thread] = await threadsOf(veteran);
  await asStaff(reviewer, 'message.send', { threadId: thread!.id, text: `${word} answer` });
  await asStaff(reviewer, 'thread.read', { threadId: thread!.id });
  await asStaff(reviewer, 'thread.report', { threadId: thread!.id, reason: 'spam', note: `${word} report` });
  await factsAfter(server, veteran.cookie, {
    type: 'thread.report',
    payload: { threadId: thread!.id, reason: 'spam', note: `${word} complaint` },
  });
  await factsAfter(server, veteran.cookie, { type: 'application.withdraw', payload: { applicationId } });
  const hired = await applied(server, veteran, await published(server, employer, 'job'));
  const [, opened] = await asStaff(reviewer, 'application.decide', { ...hired, decision: 'hire' });
  const caseId = opened!.subject;
  await asStaff(reviewer, 'case.assign', { caseId, ownerId: reviewer.id });
  await asStaff(reviewer, 'case.change', {
    caseId,
    changes: { nextStep: `${word} step` },
    notes: `${word} note`,
  });
  await asStaff(reviewer, 'service.add', { caseId, name: `${word} service` });
  await factsAfter(server, veteran.cookie, {
    type: 'pool.join',
    payload: { headline: `${word} headline`, share: ['skills'] },
  });
  const found = await getAs(server, `/api/organizations/${employer.id}/candidates`, reviewer.cookie);
  const { candidates } = (await found.json()) as { candidates: { id: string; headline: string }[] };
  const { id: candidateId } = candidates.find(({ headline }) => headline.startsWith(word))!;
  const [asked] = await asStaff(reviewer, 'contact.request', { candidateId, text: `${word} contact` });
  await factsAfter(server, veteran.cookie, {
    type: 'contact.accept',
    payload: { requestId: asked!.payload['requestId'] },
  });
  return { threadId: thread!.id };
}

const bell = async (colleague: Person) =>
  (await getAs(server, `/api/organizations/${employer.id}/notifications`, colleague.cookie)).text();

test("a deleted account's name, address and words are in no column of any table, and no colleague reads them", async () => {
  const veteran = await named('Marisol Quintanilla');
  const reviewer = await join(server, employer, 'reviewer', await named('Otto Brandt'));
  const words = ['marisol', 'quintanilla', veteran.email, 'zzveteran'];
  await exchange(veteran, reviewer, 'zzveteran');
  const bystander = await named('Bea Bystander');
  await exchange(bystander, reviewer, 'zzbystander');
  const kept = await columnsWith('zzbystander', 'Bea Bystander');

  const before = await columnsWith(...words);
  for (const column of [
    'facts.payload',
    'application_steps.notes',
    'case_entries.notes',
    'messages.text',
    'reports.evidence',
  ])
    expect(before).toContain(column);
  expect(await bell(employer.owner)).toContain('Marisol');
  await server.sql`update users set mail_about_work = 'atOnce' where id = ${employer.owner.id}`;

  expect((await deleteAs(server, '/api/auth/user', veteran.cookie)).status).toBe(204);
  // What remains is the goodbye mail, until it is sent.
  expect(await columnsWith(...words)).toEqual(['mail_outbox.recipient']);
  expect(await columnsWith('zzbystander', 'Bea Bystander')).toEqual(kept);
  expect(await bell(employer.owner)).not.toContain('Marisol');
  expect(await bell(employer.owner)).toContain('Bea Bystander');
});

test('a digest that waits says nothing of an account that was deleted', async () => {
  const veteran = await named('Nadia Okafor');
  const owner = await named('Ruth Ferris');
  const colleague = await join(server, employer, 'reviewer', owner);
  await server.sql`update users set mail_about_work = 'atOnce' where id = ${colleague.id}`;
  await applied(server, veteran, await published(server, employer, 'job'));
  const waiting = () => server.sql`
    select from mail_outbox where kind = 'notifications' and user_id = ${colleague.id}`;
  expect(await waiting()).toHaveLength(1);
  expect((await deleteAs(server, '/api/auth/user', veteran.cookie)).status).toBe(204);
  await server.sql`update mail_outbox set due_at = now() - interval '1 minute' where user_id = ${colleague.id}`;
  const mails = await mailTo(server, colleague.email);
  expect(mails.filter(({ subject }) => /notification|news|new/i.test(subject))).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test("a colleague's name goes with the account from what others got from them, and what they wrote stays", async () => {
  const veteran = await named('Ivo Marsh');
  const reviewer = await join(server, employer, 'reviewer', await named('Philippa Vandermeer'));
  const { threadId } = await exchange(veteran, reviewer, 'zzkept');
  const words = ['philippa', 'vandermeer', reviewer.email];
  const before = await columnsWith(...words);
  for (const column of ['facts.payload', 'messages.author_name', 'world_items.item', 'reports.evidence'])
    expect(before).toContain(column);
  const { version } = await stateOf(server, veteran.cookie);

  expect((await deleteAs(server, '/api/auth/user', reviewer.cookie)).status).toBe(204);
  expect(await columnsWith(...words)).toEqual(['mail_outbox.recipient']);
  expect(await columnsWith('zzkept report')).toEqual([]);
  const state = await stateOf(server, veteran.cookie);
  expect(state.version).toBe(version);
  const answer = state.world.sentMessages.find(({ text }) => text === 'zzkept answer');
  expect(answer?.fromName).toMatch(/^Harbor Works/);
  const told = state.world.notifications.find(({ message }) => message === 'zzkept answer');
  expect(told?.title).toMatchObject({ code: 'world.messageFrom', values: [answer?.fromName] });
  const messages = await getAs(server, `/api/threads/${threadId}/messages`, veteran.cookie);
  expect(await messages.text()).toContain('zzkept answer');
});

test('work on an account that was deleted is refused as not found, and signs nobody out', async () => {
  const veteran = await person(server);
  const reviewer = await join(server, employer, 'reviewer');
  const { applicationId } = await applied(server, veteran, await published(server, employer, 'job'));
  await server.deps.accountDeletion.remove(veteran.id);
  const refused = await sendCommand(server, reviewer.cookie, {
    type: 'application.decide',
    as: employer.id,
    payload: { applicationId, decision: 'reject', reason: 'filled' },
  });
  expect(refused.status).toBe(404);
});
