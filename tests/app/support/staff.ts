import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { browserOf, callApi, member, promote, type Member, type TestServer } from './testServer.ts';

/** A no needs one. */
export async function chooseReason(page: Page) {
  await page.getByRole('button', { name: /Reason/ }).click();
  await page.getByRole('option', { name: 'All spots are filled' }).click();
}

/** Sends a command in the name of whoever is signed in on a page. */
export const commandTo = (server: () => TestServer) => {
  const call = callApi(server);
  return (page: Page, type: string, payload: object, more: object = {}) =>
    call<{ facts: { subject: string; kind: string; payload: Record<string, unknown> }[] }>(
      page,
      'post',
      '/commands',
      { id: randomUUID(), type, payload, ...more },
    );
};

/** Of each server, somebody who approves organizations. */
const administrators = new WeakMap<TestServer, Promise<Member>>();
async function administrator(server: TestServer): Promise<Member> {
  const account = await member(server);
  await promote(server, account.email);
  return account;
}

/** What somebody does over the API, without a browser. */
async function signedIn({ url }: TestServer, account: Member) {
  const send = (path: string, data: object, cookie = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(data),
    });
  const answer = await send('/auth/sign-in', account);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (path: string, data: object) => {
    const { ok, status } = await send(path, data, cookie);
    if (!ok) throw new Error(`${path}: ${status}`);
  };
}

/** Approves an organization as an administrator. */
export async function approve(server: TestServer, id: string): Promise<void> {
  const known = administrators.get(server) ?? administrator(server);
  administrators.set(server, known);
  const send = await signedIn(server, await known);
  await send(`/admin/organizations/${id}/status`, { status: 'approved', reason: 'Known.' });
}

/** An approved organization with a published listing, and its owner's browser. */
export async function organizationWith(
  server: TestServer,
  { kind, name, listing }: { kind: string; name: string; listing: object },
) {
  const call = callApi(() => server);
  const opened = await browserOf(server, await member(server, { fullName: 'Olive Owner' }));
  const { organization } = await call<{ organization: { id: string; slug: string } }>(
    opened.page,
    'post',
    '/organizations',
    { kind, name },
  );
  await approve(server, organization.id);
  const listings = `/organizations/${organization.id}/listings`;
  const { listing: added } = await call<{ listing: { id: string } }>(opened.page, 'post', listings, {
    location: 'Norfolk, VA',
    zip: '23510',
    ...listing,
  });
  await call(opened.page, 'post', `${listings}/${added.id}/publish`);
  return { ...opened, ...organization, listingId: added.id };
}

/** An approved employer with a published job, and its owner's browser. */
export const employer = (server: TestServer, name: string) =>
  organizationWith(server, {
    kind: 'employer',
    name,
    listing: {
      kind: 'job',
      title: 'Welder',
      description: 'Weld hull sections in the dry dock.',
      type: 'full-time',
      requiredSkills: ['Welding', 'Blueprint reading'],
    },
  });
export type Employer = Awaited<ReturnType<typeof employer>>;

/** Somebody who joins the staff of an organization, and their browser. */
export async function colleague(
  server: TestServer,
  { page, id }: Employer,
  fullName: string,
  role = 'reviewer',
) {
  const call = callApi(() => server);
  const account = await member(server, { fullName });
  const opened = await browserOf(server, account);
  await call(page, 'post', `/organizations/${id}/invitations`, { email: account.email, role });
  const token = (await server.mail.link(account.email, 'invited')).split('token=')[1];
  await call(opened.page, 'post', '/invitations/accept', { token });
  return { ...opened, email: account.email };
}

/** Veterans who have applied for the job of an employer, one after the other, without browsers of their own. */
export async function applicants(server: TestServer, { listingId }: Employer, names: readonly string[]) {
  for (const fullName of names) {
    const send = await signedIn(server, await member(server, { fullName }));
    await send('/commands', { id: randomUUID(), type: 'job.submit', payload: { listingId } });
  }
}
