import type { LeadFeedEvent, RecentLeads } from '@vetsync/machines/leadsAdmin';
import { lead } from './leadsAdmin.ts';

export const idOf = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
export const position = (at: number, era = 1) => `${era}-${at}-${idOf(at)}`;
export const numberOf = (text: string) => Number(text.split('-')[1]);
export const feedLead = (at: number) =>
  ({ type: 'feed.lead', position: position(at), lead: lead(idOf(at)) }) as const satisfies LeadFeedEvent;
export const opened = (at: number | null): LeadFeedEvent => ({
  type: 'feed.opened',
  position: at === null ? null : position(at),
});
export const recentOf = (since: number, ...leads: number[]): RecentLeads => ({
  since: position(since),
  leads: leads.map(feedLead),
});
