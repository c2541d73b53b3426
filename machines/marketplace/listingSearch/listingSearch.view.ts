import type { SnapshotFrom } from 'xstate';
import { hasPortal } from '../../account/model/roles.ts';
import { isCurrent, sentApplications } from '../../model/world/index.ts';
import type { OrganizationOutcome, SavedProgram, SentApplication } from '../../model/world/index.ts';
import { formatQuery } from '../../model/text/query.ts';
import {
  fullnessOf,
  isElsewhere,
  listingQuery,
  radiusDefault,
  radiusMax,
} from '../../organizations/model/index.ts';
import type {
  ListingFacets,
  ListingFilters,
  ListingKind,
  ListingSort,
  MoreListingFilter,
  PublishedListing,
  PublishedListingPage,
} from '../../organizations/model/index.ts';
import { isFor } from '../../applications/model/index.ts';
import { organizationHref } from '../model/marketplaceRoute.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import { listingTarget } from './listingTarget.ts';
import { writeToHref } from '../../exchange/model/inboxRoute.ts';
import { ownApplicationHref } from '../../shell/model/shellRoute.ts';
import { fieldErrorsOf, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { compareMax, savedMax } from './listingSearch.machine.ts';
import type { ListingSearchContext, listingSearchMachine } from './listingSearch.machine.ts';

/** The person's application for a listing. */
export interface ListingApplication extends SentApplication {
  /** What became of its organization, if nobody works on it because of that. */
  stoppedBy: OrganizationOutcome | null;
  /** Its page. */
  href: string;
}

export interface FoundListing {
  listing: PublishedListing;
  /** Opens its details over the search. */
  href: string;
  /** The latest application for it, or null. */
  application: ListingApplication | null;
  canApply: boolean;
  isSaved: boolean;
  /** Whether somebody looks for themselves, and not for an organization: only then it can be kept or asked for. */
  isPersonal: boolean;
  isCompared: boolean;
  /** The page of its organization; null if it has none. */
  organizationHref: string | null;
  /** Where the person writes to its organization; null if nobody reads its messages. */
  writeHref: string | null;
  /** Where the person books a visit with a provider; null where nobody takes any. */
  bookHref: string | null;
}

export interface ListingSearchView {
  list: 'loading' | 'failed' | 'nothing' | 'listed';
  /** Whether the shown rows are of an earlier search. */
  isRefreshing: boolean;
  more: 'none' | 'idle' | 'loading' | 'failed';
  detail: 'closed' | 'reading' | 'open' | 'missing' | 'failed';
  filters: ListingFilters;
  hasFilters: boolean;
  /** The one kind that is listed; null: the person chooses. */
  kind: ListingKind | null;
  choices: {
    /** In miles. */
    radii: readonly number[];
    /** Dollars a year; none if pay is not asked for. */
    pays: readonly number[];
    /** Dollars a year; none if tuition is not asked for. */
    tuitions: readonly number[];
    /** Places instead of a ZIP code; none if a ZIP code is asked for. */
    places: NonNullable<ListingFacets['place']>;
    /** None if there is one order. */
    sorts: readonly ListingSort[];
    narrowings: readonly MoreListingFilter[];
    /** In miles. */
    distances: readonly number[];
    /** In stars. */
    ratings: readonly number[];
  };
  /** Whether it says how well a listing fits the person. */
  hasScores: boolean;
  /** In miles; it counts once there is a ZIP code. */
  radius: number;
  /** What is typed into the search field, and as ZIP code. */
  words: string;
  zip: string;
  /** Counts of all that match; null until they are known. */
  facets: PublishedListingPage['facets'];
  /** In a search near a place, those near it. */
  found: readonly FoundListing[];
  /** Remote ones from elsewhere, in a search near a place. */
  elsewhere: readonly FoundListing[];
  opened: FoundListing | null;
  /** Those to compare. */
  compared: readonly FoundListing[];
  /** Whether another one can be added to the comparison. */
  canCompare: boolean;
  compareMax: number;
  /** Whether they are shown side by side. */
  isComparing: boolean;
  /** What the person saved and nobody can see any more, under its name then, while all that is saved is listed. */
  closedSaved: readonly SavedProgram[];
  /** The person's application for what the URL names, and nobody can see any more; null if there is none. */
  closedApplication: ListingApplication | null;
  /** What is wrong with the ZIP code, or null. */
  zipProblem: Phrase | null;
  /** Why the list could not be loaded; null if it was. */
  problem: Phrase | null;
  /** Whether the person can apply to several of the found schools at once. */
  canApplyToSeveral: boolean;
  intl: IntlConfig;
}

/** Only a list of everything that is saved says what is missing in it. */
function closedSavedOf({
  filters,
  scope,
  query,
  found,
  cursor,
  world,
}: ListingSearchContext): SavedProgram[] {
  const { saved, sort: _sort, ...others } = filters;
  const isWhole =
    saved && scope.kind === null && !query && cursor === null && Object.keys(others).length === 0;
  if (!isWhole) return [];
  const seen = new Set(found.map(({ id }) => id));
  return world.savedPrograms.slice(-savedMax).filter(({ id }) => !seen.has(id));
}

const ownOf = (
  last: SentApplication | undefined,
  at: ListingSearchContext['at'],
): ListingApplication | null =>
  last
    ? {
        ...last,
        stoppedBy: last.stop && last.organizationState,
        href: ownApplicationHref(last.kind, last.id, at),
      }
    : null;

export function listingSearchView({
  value,
  context,
}: SnapshotFrom<typeof listingSearchMachine>): ListingSearchView {
  const {
    filters,
    found,
    facets,
    sorts,
    narrowings,
    compareIds = [],
    query = null,
    known,
    overlay = null,
    opened,
    cursor,
    words,
    zip,
    world,
    problem,
    scope,
    at,
    intl,
    now,
  } = context;
  const sent = sentApplications(world);
  const saved = new Set(world.savedPrograms.map(({ id }) => id));
  const isPersonal = !hasPortal(at.role);
  const list = typeof value.list === 'object' ? 'listed' : value.list;
  const page = typeof value.list === 'object' ? value.list.listed : 'idle';
  const isRefreshing = list === 'searching' || list === 'refreshing' || list === 'loaded';
  const seen = (listing: PublishedListing): FoundListing => {
    const target = listingTarget(listing);
    const application = ownOf(target ? sent.find((one) => isFor(one, target)) : undefined, at);
    const mayApply = !application || !isCurrent(application);
    const { kind: chosen, ...narrowed } = listingQuery(filters);
    const kind = scope.kind === null ? chosen : undefined;
    const open = scope.dialog ?? 'details';
    const kept = query ?? { ...(kind && { kind }), ...narrowed };
    const href = formatQuery({ ...kept, open, listing: listing.id });
    const { id: organizationId, slug } = listing.organization;
    const writeHref = slug === '' ? null : writeToHref(at, organizationId);
    const isCompared = compareIds.includes(listing.id);
    return {
      listing,
      href,
      application,
      canApply: isPersonal && mayApply && target !== null && fullnessOf(listing) !== 'close',
      isSaved: saved.has(listing.id),
      isPersonal,
      isCompared,
      organizationHref: slug === '' || !isPersonal ? null : organizationHref(at, slug),
      writeHref,
      // Where nobody reads messages, nobody answers requests either.
      bookHref:
        listing.kind === 'provider' && isPersonal && writeHref !== null
          ? wellnessHref(at, { calendarId: listing.id })
          : null,
    };
  };
  const { kind: _kind, sort: _sort, ...narrowing } = filters;
  return {
    list: isRefreshing ? (found.length > 0 ? 'listed' : 'loading') : list,
    isRefreshing,
    more:
      cursor === null
        ? 'none'
        : page === 'loadingMore'
          ? 'loading'
          : page === 'pageFailed'
            ? 'failed'
            : 'idle',
    // The application is shown without its details.
    detail:
      value.detail === 'routing' || (value.detail === 'open' && overlay === 'apply')
        ? 'closed'
        : value.detail,
    filters,
    // On the page of an organization, nobody has chosen it as a filter.
    hasFilters: query === null && (Object.keys(narrowing).length > 0 || zip !== ''),
    kind: scope.kind,
    choices: {
      radii: [10, radiusDefault, 50, radiusMax],
      pays: filters.kind === 'job' ? [50_000, 70_000, 90_000] : [],
      tuitions: filters.kind === 'degree' ? [5_000, 12_000, 20_000] : [],
      places: facets?.place ?? [],
      sorts,
      narrowings,
      distances: narrowings.includes('within') ? [5, 10, 50, 200] : [],
      ratings: narrowings.includes('rating') ? [4, 4.5, 4.8] : [],
    },
    hasScores: sorts.includes('match'),
    radius: filters.radius ?? radiusDefault,
    words,
    zip,
    facets,
    found: found.filter((listing) => !isElsewhere(filters.near, listing)).map(seen),
    elsewhere: found.filter((listing) => isElsewhere(filters.near, listing)).map(seen),
    opened: opened && seen(opened),
    compared: compareIds.flatMap((id) => known.get(id) ?? []).map(seen),
    canCompare: compareIds.length < compareMax,
    compareMax,
    isComparing: overlay === 'compare',
    closedSaved: value.list === 'nothing' || typeof value.list === 'object' ? closedSavedOf(context) : [],
    closedApplication:
      value.detail === 'missing'
        ? ownOf(
            sent.find(({ listingId }) => listingId !== null && listingId === context.openId),
            at,
          )
        : null,
    zipProblem: (list === 'failed' && fieldErrorsOf(problem.errors ?? [], ['near']).near) || null,
    problem: list === 'failed' ? problemMessage(problem) : null,
    canApplyToSeveral:
      scope.kind === null && filters.kind === 'degree' && found.some(({ kind }) => kind === 'degree'),
    intl: { ...intl, now: now() },
  };
}
