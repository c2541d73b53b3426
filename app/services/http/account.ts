import type { AccountChange, ProofCall } from '@vetsync/machines/account/model';
import type { NotificationPreferences } from '@vetsync/machines/model/exchange';
import { parseResponse } from './response.ts';
import { api, calls } from './calls.ts';
import { mailCalls } from './mailCalls.ts';
import { secondFactor } from './secondFactor.ts';

const { user, sessions, identities } = api.auth;

/** Calls for a person's own account. Each rejects with a `Problem`. */
export const account = {
  load: () => parseResponse(user.$get()),
  change: (json: AccountChange) => parseResponse(user.$patch({ json })),
  remove: ({ endsOrganizations }: { endsOrganizations: boolean }) =>
    parseResponse(user.$delete({ query: endsOrganizations ? { organizations: 'end' } : {} })),
  confirmNewEmail: (token: string) => parseResponse(api.auth['new-email'].$post({ json: { token } })),
  loadDevices: () => parseResponse(sessions.$get()),
  endDevice: (id: string) => parseResponse(sessions[':id'].$delete({ param: { id } })),
  loadIdentities: () => parseResponse(identities.$get()),
  linkGoogle: () => parseResponse(identities.google.link.$post()),
  unlinkGoogle: () => parseResponse(identities.google.$delete()),
  loadMail: () => parseResponse(api.me['notification-preferences'].$get()),
  changeMail: (json: NotificationPreferences) =>
    parseResponse(api.me['notification-preferences'].$patch({ json })),
  loadCalendarAddress: () => parseResponse(api.me['calendar-address'].$get()),
  renewCalendarAddress: () => parseResponse(api.me['calendar-address'].$put()),
  removeCalendarAddress: () => parseResponse(api.me['calendar-address'].$delete()),
  verifyVeteran: () => parseResponse(api.verification.$post()),
};

const proofs: {
  [Name in ProofCall['call']]: (call: Extract<ProofCall, { call: Name }>) => Promise<unknown>;
} = {
  reauthenticate: ({ json }) => parseResponse(api.auth.reauthenticate.$post({ json })),
  signIn: ({ json }) => calls.signIn(json),
  verify: ({ json }) => mailCalls.verify(json),
  answerChallenge: ({ challengeId, code }) => secondFactor.answer(challengeId, code),
};

/** Makes the call for a proof of identity. */
export const prove = (call: ProofCall) => (proofs[call.call] as (call: ProofCall) => Promise<unknown>)(call);
