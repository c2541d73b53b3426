import type { Reset } from '@vetsync/machines/auth/model';
import { inLanguage } from '../../language/language.ts';
import { parseResponse } from './response.ts';
import { api } from './calls.ts';

/** Calls for signing in by email. Each resolves once the server is done and rejects with a `Problem`. */
export const mailCalls = {
  sendCode: (email: string) => parseResponse(api.auth.otp.$post({ json: { email, ...inLanguage } })),
  verify: (proof: { email: string; code: string } | { token: string }) =>
    parseResponse(api.auth.verify.$post({ json: proof })),
  recover: (email: string) => parseResponse(api.auth.recover.$post({ json: { email, ...inLanguage } })),
  reset: (json: Reset) => parseResponse(api.auth.reset.$post({ json })),
};
