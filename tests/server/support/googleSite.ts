import { appOrigin } from '../harness.ts';
import { count, member, newEmail } from './accounts.ts';
import type { Server } from './accounts.ts';
import { createBrowser, locationOf } from './browser.ts';
import type { Browser } from './browser.ts';

export const times = <Result>(many: number, make: (at: number) => Result) =>
  Array.from({ length: many }, (_, index) => make(index));
/** The redirect location of a response, relative to our site. */
export const redirectedTo = (answer: Response) => locationOf(answer, appOrigin);

/** Everything that a rejected Google flow must leave unchanged. */
export const stored = async (server: Server) => ({
  users: await server.sql`select * from users order by id`,
  identities: await server.sql`select * from identities order by subject`,
  sessions: await server.sql`select id from sessions order by id`,
  letters: await count(server, 'mail_outbox'),
});

/** A member, and a browser in which they are signed in. */
export async function signedInBrowser(server: Server, email = newEmail()) {
  const owner = await member(server, email);
  const browser = createBrowser(server);
  browser.setCookie(owner.cookie);
  return { ...owner, browser };
}
export const session = (browser: Browser) => browser.session() as Promise<{ user: { email: string } | null }>;
