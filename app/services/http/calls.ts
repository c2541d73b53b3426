import { leadQuery, type AnalyticsRange, type Lead, type LeadFilters } from '@vetsync/machines/leads/model';
import type { Confirmation, SignIn, SignUp } from '@vetsync/machines/account/model';
import type { CustomSolution } from '@vetsync/machines/landing/model';
import { accountHeader, type SignOutScope } from '@vetsync/machines/system/model';
import type { AppType } from '@vetsync/server';
import { hc } from 'hono/client';
import { inLanguage } from '../../language/language.ts';
import { answerOf } from './answer.ts';

let shownAccount: string | null = null;

/** Sets whose page this is. The server refuses calls for the session of somebody else. */
export const setShownAccount = (userId: string) => void (shownAccount = userId);

/** Says whose page makes a call. */
export const accountHeaders = (): Record<string, string> =>
  shownAccount === null ? {} : { [accountHeader]: shownAccount };

/** Typed by the server's routes. The URL is relative, because app and API share an origin. */
export const { api } = hc<AppType>('/', { headers: accountHeaders });

/** Repeated calls with the same key have one effect. */
export const idempotent = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Calls that machines make. Each resolves once the server is done and rejects with a `Problem`. */
export const calls = {
  submitLead: (lead: Lead, key: string) => answerOf(api.leads.$post({ json: lead }, idempotent(key))),
  submitSolution: (solution: CustomSolution, key: string) =>
    answerOf(api['custom-solution-leads'].$post({ json: solution }, idempotent(key))),
  loadLeads: ({ filters, cursor, limit }: { filters: LeadFilters; cursor: string | null; limit: number }) =>
    answerOf(
      api.leads.$get({ query: { ...leadQuery(filters), ...(cursor && { cursor }), limit: String(limit) } }),
    ),
  loadLead: (id: string) => answerOf(api.leads[':id'].$get({ param: { id } })),
  loadLeadSummary: () => answerOf(api.leads.summary.$get()),
  loadLeadAnalytics: ({ from, to }: Pick<AnalyticsRange, 'from' | 'to'>) =>
    answerOf(api.leads.analytics.$get({ query: { ...(from && { from }), ...(to && { to }) } })),
  readMethods: () => answerOf(api.auth.methods.$get()),
  readSession: () => answerOf(api.auth.session.$get()),
  signIn: (json: SignIn) => answerOf(api.auth['sign-in'].$post({ json })),
  signUp: (json: SignUp) => answerOf(api.auth['sign-up'].$post({ json: { ...json, ...inLanguage } })),
  signOut: (scope: SignOutScope) => answerOf(api.auth['sign-out'].$post({ query: { scope } })),
  confirm: (confirmation: Confirmation) => answerOf(api.auth.confirm.$post({ json: confirmation })),
  resend: (email: string) =>
    answerOf(api.auth.resend.$post({ json: { email, type: 'signup', ...inLanguage } })),
};
