import type { Reset } from '@vetsync/machines/auth/model';
import { inLanguage } from '../../language/language.ts';
import { answerOf } from './answer.ts';
import { api } from './calls.ts';

/** Calls for signing in by email. Each resolves once the server is done and rejects with a `Problem`. */
export const mailCalls = {
  sendCode: (email: string) => answerOf(api.auth.otp.$post({ json: { email, ...inLanguage } })),
  verify: (proof: { email: string; code: string } | { token: string }) =>
    answerOf(api.auth.verify.$post({ json: proof })),
  recover: (email: string) => answerOf(api.auth.recover.$post({ json: { email, ...inLanguage } })),
  reset: (json: Reset) => answerOf(api.auth.reset.$post({ json })),
};
