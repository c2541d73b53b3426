import { leadQuery, type AnalyticsRange, type Lead, type LeadFilters } from '@vetsync/machines/leads/model';
import type { LinkRequest } from '@vetsync/machines/account/model';
import type { Confirmation, SignIn, SignUp } from '@vetsync/machines/account/model';
import type { CustomSolution } from '@vetsync/machines/landing/model';
import { accountHeader, type SignOutScope } from '@vetsync/machines/account/model';
import type { AppType } from '@vetsync/server';
import { hc } from 'hono/client';
import { inLanguage } from '../../language/language.ts';
import { parseResponse } from './response.ts';

let shownAccount: string | null = null;

/** Sets whose page this is. The server refuses calls for the session of somebody else. */
export const setShownAccount = (userId: string) => void (shownAccount = userId);

/** Says whose page makes a call. */
export const accountHeaders = (): Record<string, string> =>
  shownAccount === null ? {} : { [accountHeader]: shownAccount };

/** Typed by the server's routes. The URL is relative, because app and API share an origin. */
export const { api } = hc<AppType>('/', { headers: accountHeaders });
export type Api = typeof api;

/** Repeated calls with the same key have one effect. */
export const idempotent = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Calls that machines make. Each resolves once the server is done and rejects with a `Problem`. */
export const calls = {
  submitLead: (lead: Lead, key: string) => parseResponse(api.leads.$post({ json: lead }, idempotent(key))),
  submitSolution: (solution: CustomSolution, key: string) =>
    parseResponse(api['custom-solution-leads'].$post({ json: solution }, idempotent(key))),
  loadLeads: ({ filters, cursor, limit }: { filters: LeadFilters; cursor: string | null; limit: number }) =>
    parseResponse(
      api.leads.$get({ query: { ...leadQuery(filters), ...(cursor && { cursor }), limit: String(limit) } }),
    ),
  loadLead: (id: string) => parseResponse(api.leads[':id'].$get({ param: { id } })),
  loadLeadSummary: () => parseResponse(api.leads.summary.$get()),
  loadLeadAnalytics: ({ from, to }: Pick<AnalyticsRange, 'from' | 'to'>) =>
    parseResponse(api.leads.analytics.$get({ query: { ...(from && { from }), ...(to && { to }) } })),
  readMethods: () => parseResponse(api.auth.methods.$get()),
  readSession: () => parseResponse(api.auth.session.$get()),
  signIn: (json: SignIn) => parseResponse(api.auth['sign-in'].$post({ json })),
  signUp: (json: SignUp) => parseResponse(api.auth['sign-up'].$post({ json: { ...json, ...inLanguage } })),
  signOut: (scope: SignOutScope) => parseResponse(api.auth['sign-out'].$post({ query: { scope } })),
  confirm: (confirmation: Confirmation) => parseResponse(api.auth.confirm.$post({ json: confirmation })),
  resend: (request: LinkRequest) =>
    parseResponse(api.auth.resend.$post({ json: { ...request, type: 'signup', ...inLanguage } })),
};
