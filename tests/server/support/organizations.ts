import type { MemberRole, NewOrganization } from '../../../machines/organizations/model/index.ts';
import { idOf, newEmail } from './accounts.ts';
import type { Server } from './accounts.ts';

/** A person without a password, whose address is confirmed. */
export async function person(server: Server, fullName: string | null = null) {
  const email = newEmail();
  const user = await server.deps.accounts.users.add({ email, fullName, passwordHash: 'none' });
  const { token } = await server.deps.sessions.begin({ ...user!, role: 'user' });
  const cookie = server.deps.sessions.cookie(token).split(';')[0] ?? '';
  return { email, cookie, id: await idOf(server, email) };
}
export type Person = Awaited<ReturnType<typeof person>>;

let organizations = 0;
/** A name that no other organization of the test file has. */
export const newName = () => `Harbor Works ${String.fromCodePoint(...letters((organizations += 1)))}`;
/** Letters, because digits look like letters. */
const letters = (count: number) => [...String(count)].map((digit) => 0x61 + 2 * Number(digit));

/** An organization that its owner has just created. */
export async function organization(server: Server, given: Partial<NewOrganization> = {}) {
  const owner = await person(server);
  const { organization: created } = await server.deps.organizations.profiles.create(owner.id, {
    kind: 'employer',
    name: newName(),
    ...given,
  });
  return { ...created, owner };
}

/** Invites a person, who accepts. */
export async function join(
  server: Server,
  { id, owner }: { id: string; owner: { id: string } },
  role: MemberRole,
  invited?: Person,
): Promise<Person> {
  const { invitations } = server.deps.organizations;
  const colleague = invited ?? (await person(server));
  const { id: invitation } = await invitations.invite(owner.id, id, { email: colleague.email, role });
  const token = (await invitations.issueToken(invitation, colleague.email))!;
  await invitations.accept(colleague.id, token);
  return colleague;
}

/** The stored roles of an organization by person. */
export const rolesIn = async (server: Server, organizationId: string) =>
  Object.fromEntries(
    (
      await server.sql<{ userId: string; role: MemberRole }[]>`
        select user_id as "userId", role from organization_members where organization_id = ${organizationId}`
    ).map(({ userId, role }) => [userId, role]),
  );

/** Kinds of an organization's security events, in order. */
export const eventsOf = async (server: Server, organizationId: string) =>
  (
    await server.sql<{ kind: string }[]>`
      select kind from security_events where organization_id = ${organizationId} order by id`
  ).map(({ kind }) => kind);

/** Resolves with the code of the error of a call that is refused. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
