import { parseResponse } from './response.ts';
import { api } from './calls.ts';

const { mfa } = api.auth;

/** Authenticator apps, recovery codes and challenges. Each call rejects with a `Problem`. */
export const secondFactor = {
  enroll: () => parseResponse(mfa.factors.$post({ json: {} })),
  verify: (id: string, code: string) =>
    parseResponse(mfa.factors[':id'].verify.$post({ param: { id }, json: { code } })),
  remove: (id: string) => parseResponse(mfa.factors[':id'].$delete({ param: { id } })),
  renewCodes: () => parseResponse(mfa['recovery-codes'].$post()),
  answer: (challengeId: string, code: string) =>
    parseResponse(mfa.challenges[':id'].verify.$post({ param: { id: challengeId }, json: { code } })),
};
