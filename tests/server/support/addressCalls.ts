import { member, newEmail, post, signIn, signUp } from './accounts.ts';
import type { Server } from './accounts.ts';
import { askCode, askReset, enterCode, waiting } from './mailWays.ts';

export const wrongPassword = 'somebody else 5 lamps';

const resend = (server: Server, email: string, type: string) =>
  post(server, '/api/auth/resend', { email, type });
/** Rounds of calls whose time is a hash, and of such that only write. */
const many = { hash: 30, write: 100 };

/** Whatever can be asked of an address by somebody who doesn't own it. */
export const addressCalls: {
  name: string;
  rounds: number;
  call: (server: Server, email: string) => Promise<Response>;
}[] = [
  {
    name: 'sign-up',
    rounds: many.hash,
    call: (server, email) => signUp(server, email, wrongPassword),
  },
  {
    name: 'sign-in',
    rounds: many.hash,
    call: (server, email) => signIn(server, email, wrongPassword),
  },
  {
    name: 'resend',
    rounds: many.write,
    call: (server, email) => resend(server, email, 'signup'),
  },
  {
    name: 'resend of a new address',
    rounds: many.write,
    call: (server, email) => resend(server, email, 'email_change'),
  },
  { name: 'otp', rounds: many.write, call: askCode },
  { name: 'recover', rounds: many.write, call: askReset },
  {
    name: 'a wrong code',
    rounds: many.hash,
    call: async (server, email) => {
      // Else a code that is there would be dead after a few rounds, and like none.
      await server.sql`update one_time_codes set guesses = 0 where email = ${email}`;
      return enterCode(server, email, '000000');
    },
  },
];

/** An address of each kind: with an account and a code on its way, with one, waiting to be confirmed, unknown. */
export async function everyKind(server: Server): Promise<string[]> {
  const asked = (await member(server)).email;
  await server.deps.accounts.oneTimeCodes.issue(asked);
  return [asked, (await member(server)).email, await waiting(server, newEmail()), newEmail()];
}
