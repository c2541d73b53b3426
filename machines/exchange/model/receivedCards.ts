import type { OrganizationOverview } from '../../model/exchange/overview.ts';
import { roleOfKind } from '../../organizations/model/kinds.ts';
import type { OrganizationKind } from '../../organizations/model/kinds.ts';
import type { Organization } from '../../organizations/model/organization.ts';
import type { OverviewActivity, OverviewCards } from '../../portal/model/overviewCards.ts';
import { standingPhrase } from '../../portalAnalytics/model/phrases.ts';
import { applicationsHref, noApplicationFilters } from './applicationFilters.ts';
import type { ApplicationsRoute } from './applicationFilters.ts';
import { portalPhrase } from './phrases.ts';
import { portalHrefOf, portalPageHref } from './portalPages.ts';

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
export function receivedCards(
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
