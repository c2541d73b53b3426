import type { LinkRequest, Reset } from '@vetsync/machines/account/model';
import { inLanguage } from '../../language/language.ts';
import { parseResponse } from './response.ts';
import { api } from './calls.ts';

/** Calls for signing in by email. Each resolves once the server is done and rejects with a `Problem`. */
export const mailCalls = {
  sendCode: (request: LinkRequest) =>
    parseResponse(api.auth.otp.$post({ json: { ...request, ...inLanguage } })),
  verify: (proof: { email: string; code: string } | { token: string }) =>
    parseResponse(api.auth.verify.$post({ json: proof })),
  recover: (request: LinkRequest) =>
    parseResponse(api.auth.recover.$post({ json: { ...request, ...inLanguage } })),
  reset: (json: Reset) => parseResponse(api.auth.reset.$post({ json })),
};
