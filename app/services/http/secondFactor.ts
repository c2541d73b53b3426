import { answerOf } from './answer.ts';
import { api } from './calls.ts';

const { mfa } = api.auth;

/** Authenticator apps, recovery codes and challenges. Each call rejects with a `Problem`. */
export const secondFactor = {
  enroll: () => answerOf(mfa.factors.$post({ json: {} })),
  verify: (id: string, code: string) =>
    answerOf(mfa.factors[':id'].verify.$post({ param: { id }, json: { code } })),
  remove: (id: string) => answerOf(mfa.factors[':id'].$delete({ param: { id } })),
  renewCodes: () => answerOf(mfa['recovery-codes'].$post()),
  answer: (challengeId: string, code: string) =>
    answerOf(mfa.challenges[':id'].verify.$post({ param: { id: challengeId }, json: { code } })),
};
