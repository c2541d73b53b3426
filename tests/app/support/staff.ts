import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { browserOf, callApi, member, promote, type TestServer } from './testServer.ts';
import { leave } from './visitor.ts';

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
  const admin = await member(server);
  await promote(server, admin.email);
  const { page: desk } = await browserOf(server, admin);
  await call(desk, 'post', `/admin/organizations/${organization.id}/status`, {
    status: 'approved',
    reason: 'Known.',
  });
  await leave(desk);
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
  const command = commandTo(() => server);
  for (const fullName of names) {
    const { page } = await browserOf(server, await member(server, { fullName }));
    await command(page, 'job.submit', { listingId });
    await leave(page);
  }
}
