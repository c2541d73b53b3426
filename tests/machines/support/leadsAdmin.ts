import { leadsAdminMachine, leadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import type {
  LeadPage,
  LeadsAdminEvent,
  LeadsAdminParentEvent,
  LeadsAdminInput,
} from '@vetsync/machines/leads/leadsAdmin';
import type { LeadFilters, LeadSummary, StoredLead } from '@vetsync/machines/leads/model';
import { held, puppet, run } from './run.ts';

export const start = Date.parse('2026-03-04T05:06:07Z');
export const lead = (id: string, more: Partial<StoredLead> = {}): StoredLead => ({
  id,
  name: `Name ${id}`,
  email: `${id}@example.org`,
  veteranStatus: null,
  organization: null,
  interest: null,
  source: 'marketing_modal',
  createdAt: '2026-03-04T00:00:00.000Z',
  ...more,
});
export const page = (ids: readonly string[], nextCursor: string | null = null): LeadPage => ({
  leads: ids.map((id) => lead(id)),
  nextCursor,
});
export function screen(input: Partial<LeadsAdminInput> = {}) {
  const loadPage = held<LeadPage, { filters: LeadFilters; cursor: string | null; limit: number }>();
  const loadLead = held<StoredLead, { id: string }>();
  const loadSummary = held<LeadSummary>();
  const feed = puppet<{ after: string | null }>();
  const time = { now: start };
  const started = run(leadsAdminMachine, {
    input: { intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => time.now, ...input },
    actors: {
      loadPage: loadPage.logic,
      loadLead: loadLead.logic,
      loadSummary: loadSummary.logic,
      followFeed: feed.logic,
    },
  });
  return {
    ...started,
    time,
    loadPage,
    loadLead,
    loadSummary,
    feed,
    send: (event: LeadsAdminEvent | LeadsAdminParentEvent) => started.actor.send(event),
    arrive: (position: string, id: string, more: Partial<StoredLead> = {}) =>
      feed.sendToParent({ type: 'feed.row', position, row: lead(id, more) }),
    view: () => leadsAdminView(started.actor.getSnapshot()),
    ids: () => leadsAdminView(started.actor.getSnapshot()).rows.map(({ id }) => id),
  };
}
/** A screen with a live feed and a loaded first page. */
export async function listed(
  ids: readonly string[] = ['b', 'a'],
  nextCursor: string | null = null,
  input = {},
) {
  const opened = screen(input);
  opened.feed.sendToParent({ type: 'feed.opened', position: '7' });
  await opened.loadPage.last().resolve(page(ids, nextCursor));
  await opened.loadSummary.last().resolve({ total: ids.length, veterans: 0, organizations: 0 });
  return opened;
}
