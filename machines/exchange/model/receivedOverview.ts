import { daysToDecision } from '../../model/exchange/overviewFigures.ts';
import type { Compared, OrganizationOverview } from '../../model/exchange/overview.ts';
import { firstStatusOf } from '../../model/exchange/decideApplication.ts';
import { hospitalPhrase } from '../../hospital/model/phrases.ts';
import { listingHref, organizationListingsHref } from '../../organizations/model/addresses.ts';
import type { Query } from '../../model/text/query.ts';
import { roleOfKind } from '../../organizations/model/kinds.ts';
import type { OrganizationKind } from '../../organizations/model/kinds.ts';
import type { Organization } from '../../organizations/model/organization.ts';
import type { OverviewCards, OverviewStat, OverviewActivity } from '../../portal/model/overviewCards.ts';
import { workItem } from '../../portal/model/work.ts';
import type { OpenWork } from '../../portal/model/work.ts';
import { applicationsHref, noApplicationFilters } from './applicationFilters.ts';
import type { ApplicationsRoute } from './applicationFilters.ts';
import { applicationKindOf, choicesFrom } from './decisions.ts';
import { inboxHref } from './inboxRoute.ts';
import { portalHrefOf, portalPageHref } from './portalPages.ts';
import { standingPhrase } from '../../portalAnalytics/model/phrases.ts';
import { portalPhrase } from './phrases.ts';
import { staffNewsHref } from './staffNewsHref.ts';

const takenPhrases = {
  employer: 'hired',
  university: 'accepted',
  hospital: 'accepted',
  nonprofit: 'active',
} as const satisfies Record<OrganizationKind, unknown>;

/** Each step of an application as something that happened. */
const activityOf = ({
  id,
  step,
  status,
  applicantName: name,
  listingTitle: title,
  at,
}: OrganizationOverview['activities'][number]): OverviewActivity => ({
  id,
  at,
  ...(step === 'submitted'
    ? { kind: 'received', text: portalPhrase('received', name, title) }
    : step === 'decided'
      ? { kind: step, text: portalPhrase('decided', name, title, standingPhrase(status)) }
      : { kind: step, text: portalPhrase(step, name, title) }),
});

/** What came in last, what is asked for most, and what happened; null before anything did. */
function receivedCards(
  { total, recent, popular, activities }: OrganizationOverview,
  { slug, kind }: Pick<Organization, 'slug' | 'kind'>,
): OverviewCards | null {
  if (total === 0) return null;
  const open = { slug, role: roleOfKind[kind], tab: 'dashboard' } as const;
  const applications = (route: ApplicationsRoute) => portalHrefOf(applicationsHref(slug, route), open);
  return {
    recent: recent.map(({ id, applicantName, listingTitle, status, submittedAt }) => ({
      id,
      name: applicantName,
      image: '',
      subject: listingTitle,
      at: submittedAt,
      status,
      statusLabel: standingPhrase(status),
      href: applications({ filters: noApplicationFilters, open: id }),
    })),
    popular: popular.map(({ id, title, received, taken }) => ({
      id,
      name: title,
      applications: received,
      taken: portalPhrase(takenPhrases[kind], taken),
      href: applications({ filters: { ...noApplicationFilters, listing: id }, open: null }),
    })),
    activities: activities.map(activityOf),
    links: {
      applications: portalPageHref('applications', open),
      listings: portalPageHref('listings', open),
    },
  };
}

/** A figure of a period; null if there is nothing to compute it from. */
export interface OverviewFigure {
  now: number | null;
  before: number | null;
}
export type OverviewFigures = Readonly<
  Record<'received' | 'decided' | 'daysToDecision' | 'taken', OverviewFigure>
>;

/** What an organization's dashboard shows: what waits, and figures. */
export interface Overview extends OpenWork {
  /** Null for an organization without any application, for a hospital, and where the page has figures of its own. */
  figures: OverviewFigures | null;
  /** Figures of today. */
  stats?: readonly OverviewStat[];
  /** Null before there is any application, and where the page has cards of its own. */
  cards: OverviewCards | null;
}

/** Who is in care, and who comes; nothing before anybody does. */
function careStats({ care, bookings: { coming, requests } }: OrganizationOverview): readonly OverviewStat[] {
  if (!care || care.people + coming.count + requests.count === 0) return [];
  return [
    {
      label: hospitalPhrase('patients'),
      value: care.people,
      hint: hospitalPhrase('unassigned', care.unassigned),
    },
    {
      label: hospitalPhrase('mentalHealthCases'),
      value: care.mentalHealth,
      hint: hospitalPhrase('mentalHealthIn'),
    },
    { label: hospitalPhrase('highPriority'), value: care.high, hint: hospitalPhrase('first') },
    {
      label: hospitalPhrase('visits'),
      value: coming.count,
      hint: hospitalPhrase('toAnswer', requests.count),
    },
  ];
}

type Owner = Pick<Organization, 'slug' | 'kind'>;

/** What a server sent of an organization, with the pages where things are done. */
export const receivedOverview = (overview: OrganizationOverview, organization: Owner): Overview => ({
  meetings: meetingsIn(overview, organization),
  waiting: waitingIn(overview, organization),
  figures: figuresOf(overview, organization),
  stats: careStats(overview),
  cards: receivedCards(overview, organization),
});

const bookingHref = (subject: string | null, { slug, kind }: Owner) =>
  staffNewsHref({ kind: 'bookingChanged', subject }, { slug, role: roleOfKind[kind] });

/** Who comes next; null if nobody does. */
function meetingsIn({ bookings: { coming } }: OrganizationOverview, owner: Owner): OpenWork['meetings'] {
  const [next] = coming.first;
  if (!next) return null;
  const kind = owner.kind === 'hospital' ? 'visit' : 'interview';
  return {
    kind,
    timeZone: next.timeZone,
    count: coming.count,
    href: bookingHref(null, owner),
    items: coming.first.map(({ id, personName, title, at, endsAt }) =>
      workItem(kind, { id, name: personName, subject: title, at, endsAt, href: bookingHref(id, owner) }),
    ),
  };
}

function waitingIn(
  { bookings, waiting, unread, due, accepted, closing, drafts }: OrganizationOverview,
  owner: Owner,
): OpenWork['waiting'] {
  const { slug, kind: organizationKind } = owner;
  const open = { slug, role: roleOfKind[organizationKind], tab: 'dashboard' } as const;
  const inPortal = (href: string) => portalHrefOf(href, open);
  const threadAt = (thread: string) => inPortal(inboxHref(slug, { thread }));
  const kind = applicationKindOf[organizationKind];
  const filters = { ...noApplicationFilters, status: kind && firstStatusOf[kind], sort: 'oldest' as const };
  const caseHref = (query: Query) => portalPageHref('cases', open, query) ?? '';
  const listings = (status: string) => inPortal(`${organizationListingsHref(slug)}?status=${status}`);
  return [
    {
      kind: 'visitRequest',
      dashboardMax: 4,
      count: bookings.requests.count,
      href: bookingHref(null, owner),
      items: bookings.requests.first.map(({ id, personName, title, at }) =>
        workItem('visitRequest', { id, name: personName, subject: title, at, href: bookingHref(id, owner) }),
      ),
    },
    {
      kind: 'decision',
      dashboardMax: 4,
      count: waiting.count,
      href: inPortal(applicationsHref(slug, { filters, open: null })),
      items: waiting.first.map(({ id, applicantName, listingTitle, submittedAt }) =>
        workItem('decision', {
          id,
          name: applicantName,
          subject: listingTitle,
          at: submittedAt,
          href: inPortal(applicationsHref(slug, { filters, open: id })),
          choices: kind ? choicesFrom[kind][firstStatusOf[kind]] : [],
        }),
      ),
    },
    {
      kind: 'message',
      dashboardMax: 3,
      count: unread.count,
      href: inPortal(inboxHref(slug)),
      items: unread.first.map(({ threadId, name, at }) =>
        workItem('message', { id: threadId, name, at, href: threadAt(threadId) }),
      ),
    },
    {
      kind: 'caseDue',
      dashboardMax: 3,
      count: due?.count ?? 0,
      href: caseHref({ due: 'today' }),
      items: (due?.first ?? []).map(({ id, personName, title, nextStep, nextOn }) =>
        workItem('caseDue', {
          id,
          name: personName,
          subject: nextStep || title,
          at: `${nextOn}T00:00:00Z`,
          href: caseHref({ case: id }),
        }),
      ),
    },
    {
      kind: 'contact',
      dashboardMax: 2,
      count: accepted.length,
      href: inPortal(inboxHref(slug)),
      items: accepted.map(({ threadId, name, at }) =>
        workItem('contact', { id: threadId, name, at, href: threadAt(threadId) }),
      ),
    },
    {
      kind: 'closing',
      dashboardMax: 2,
      count: closing.count,
      href: listings('published'),
      items: closing.first.map(({ id, title, endsAt }) =>
        workItem('closing', { id, name: title, at: endsAt, href: listingHref(slug, id) }),
      ),
    },
    {
      kind: 'draft',
      dashboardMax: 2,
      count: drafts.count,
      href: listings('draft'),
      items: drafts.first.map(({ id, title, createdAt }) =>
        workItem('draft', { id, name: title, at: createdAt, href: listingHref(slug, id) }),
      ),
    },
  ];
}

function figuresOf(
  { total, received, decided, waitedMinutes, taken }: OrganizationOverview,
  { kind }: Owner,
): OverviewFigures | null {
  if (total === 0 || applicationKindOf[kind] === null) return null;
  const days = (of: keyof Compared) => daysToDecision(waitedMinutes[of], decided[of]);
  return { received, decided, daysToDecision: { now: days('now'), before: days('before') }, taken };
}
