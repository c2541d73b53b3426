import { member, newEmail, post, signIn, signUp } from './accounts.ts';
import type { Server } from './accounts.ts';
import { postCodeRequest, postResetRequest, enterCode, waiting } from './accountMail.ts';

export const wrongPassword = 'somebody else 5 lamps';

const resend = (server: Server, email: string, type: string) =>
  post(server, '/api/auth/resend', { email, type });
/** Rounds for calls whose time is dominated by a hash, and for calls that only write. */
const many = { hash: 30, write: 100 };

/** Every call that a stranger can make about an email address. */
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
    name: 'resend to a new email address',
    rounds: many.write,
    call: (server, email) => resend(server, email, 'email_change'),
  },
  { name: 'otp', rounds: many.write, call: postCodeRequest },
  { name: 'recover', rounds: many.write, call: postResetRequest },
  {
    name: 'a wrong code',
    rounds: many.hash,
    call: async (server, email) => {
      // Otherwise an existing code would be invalid after a few rounds, like a missing one.
      await server.sql`update one_time_codes set guesses = 0 where email = ${email}`;
      return enterCode(server, email, '000000');
    },
  },
];

/** An email address of each kind: with an account and a code, with an account, unconfirmed, unknown. */
export async function everyKind(server: Server): Promise<string[]> {
  const asked = (await member(server)).email;
  await server.deps.accounts.oneTimeCodes.issue(asked);
  return [asked, (await member(server)).email, await waiting(server, newEmail()), newEmail()];
}
