import type { AccountChange, ProofCall } from '@vetsync/machines/account/model';
import type { NotificationPreferences } from '@vetsync/machines/model/exchange';
import { answerOf } from './answer.ts';
import { api, calls } from './calls.ts';
import { mailCalls } from './mailCalls.ts';
import { secondFactor } from './secondFactor.ts';

const { user, sessions, identities } = api.auth;

/** Calls for a person's own account. Each rejects with a `Problem`. */
export const account = {
  load: () => answerOf(user.$get()),
  change: (json: AccountChange) => answerOf(user.$patch({ json })),
  remove: () => answerOf(user.$delete()),
  confirmNewEmail: (token: string) => answerOf(api.auth['new-email'].$post({ json: { token } })),
  loadDevices: () => answerOf(sessions.$get()),
  endDevice: (id: string) => answerOf(sessions[':id'].$delete({ param: { id } })),
  loadIdentities: () => answerOf(identities.$get()),
  linkGoogle: () => answerOf(identities.google.link.$post()),
  unlinkGoogle: () => answerOf(identities.google.$delete()),
  loadMail: () => answerOf(api.me['notification-preferences'].$get()),
  changeMail: (json: NotificationPreferences) =>
    answerOf(api.me['notification-preferences'].$patch({ json })),
  verifyVeteran: () => answerOf(api.verification.$post()),
};

const proofs: {
  [Name in ProofCall['call']]: (call: Extract<ProofCall, { call: Name }>) => Promise<unknown>;
} = {
  reauthenticate: ({ json }) => answerOf(api.auth.reauthenticate.$post({ json })),
  signIn: ({ json }) => calls.signIn(json),
  verify: ({ json }) => mailCalls.verify(json),
  answerChallenge: ({ challengeId, code }) => secondFactor.answer(challengeId, code),
};

/** Makes the call for a proof of identity. */
export const prove = (call: ProofCall) => (proofs[call.call] as (call: ProofCall) => Promise<unknown>)(call);
