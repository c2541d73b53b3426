import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshProofMs } from '../../../machines/account/model/index.ts';
import { testClock } from '../harness.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';

const clock = testClock();
let server: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer({ clock });
  employer = await lister(server, 'job');
  await applied(server, await person(server), await published(server, employer));
});
afterAll(() => server.close());

const staff = async () => (await join(server, employer, 'reviewer')).cookie;
const administrator = () => server.signIn('admin');
const exported = async () =>
  (await server.sql`select actor_id from application_exports where organization_id = ${employer.id}`).length;

test.each([
  ['applications', staff, () => `/api/organizations/${employer.id}/applications/export.csv`],
  ['hires', staff, () => `/api/organizations/${employer.id}/cases/export.csv?kind=hire`],
  ['leads', administrator, () => '/api/leads/export.csv'],
  ['requests for custom solutions', administrator, () => '/api/custom-solution-leads/export.csv'],
])('an export of %s needs a fresh proof', async (_, signIn, path) => {
  const cookie = await signIn();
  const get = (by: string) => server.request(path(), { headers: { Cookie: by } });
  clock.advance(freshProofMs - 1);
  const fresh = await get(cookie);
  expect(fresh.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  await fresh.text();
  const before = await exported();

  clock.advance(1);
  const refused = await get(cookie);
  expect([refused.status, await problemOf(refused)]).toEqual([403, 'proof_required']);
  // No applicant is told of an export that nobody got.
  expect(await exported()).toBe(before);
});
