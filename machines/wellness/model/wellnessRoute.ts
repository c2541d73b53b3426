import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type { Query } from '../../model/text/query.ts';
import { anySpecialist, listingFilters } from '../../organizations/model/listingFilters.ts';
import { parseCheckStep } from './selfCheck.ts';
import type { CheckStep } from './selfCheck.ts';
import { wellnessHref, wellnessPages } from './wellnessHref.ts';
import type { WellnessPage } from './wellnessHref.ts';

/** Dialogs of the tab, as the URL's `open` names them. */
export const wellnessDialogs = [
  'find',
  'own',
  'existing',
  'schedule',
  'reschedule',
  'cancel',
  'claim',
] as const;
export type WellnessDialog = (typeof wellnessDialogs)[number];

/** The route within the wellness tab, from the URL. */
export interface WellnessRoute {
  /** `appointment`: one appointment; `book`: a time in somebody's calendar; `referral`: whom one is referred to; `unknown`: no page of the tab. */
  page: WellnessPage | 'appointment' | 'book' | 'referral' | 'unknown';
  /** On the page `book`, the visit that gets another time. */
  appointmentId: string | null;
  calendarId: string | null;
  referralId: string | null;
  open: WellnessDialog | null;
  /** Whom an appointment is scheduled with. */
  providerId: string | null;
  /** The claim whose steps are shown. */
  claimId: string | null;
  /** The claim that is edited; null for a new one. */
  editedClaimId: string | null;
  question: CheckStep;
}

function pageOf(
  [step, id, ...more]: readonly string[],
  query: Query,
): Pick<WellnessRoute, 'page' | 'appointmentId' | 'calendarId' | 'referralId'> {
  const none = { appointmentId: null, calendarId: null, referralId: null };
  if (step === undefined) return { ...none, page: 'overview' };
  const isOne = id && more.length === 0;
  if (step === 'appointment' && isOne) return { ...none, page: 'appointment', appointmentId: id };
  if (step === 'book' && isOne)
    return { ...none, page: 'book', calendarId: id, appointmentId: query['move'] ?? null };
  if (step === 'referrals' && id === undefined) return { ...none, page: 'referral' };
  if (step === 'referral' && isOne) return { ...none, page: 'referral', referralId: id };
  const page = wellnessPages.find((wellnessPage) => wellnessPage === step && wellnessPage !== 'overview');
  return { ...none, page: page && id === undefined ? page : 'unknown' };
}

/** Parses the path segments after the tab, and its query. */
export function parseWellnessRoute(detail: readonly string[], query: Query): WellnessRoute {
  const open = wellnessDialogs.find((wellnessDialog) => wellnessDialog === query['open']) ?? null;
  return {
    ...pageOf(detail, query),
    open,
    providerId: query['provider'] ?? null,
    claimId: query['claim'] ?? null,
    editedClaimId: query['edit'] ?? null,
    question: parseCheckStep(query['question']),
  };
}

/** Names of the query that belong to what is open, so that closing it takes them away. */
export const wellnessDialogNames = ['open', 'provider', 'listing', 'edit', ...listingFilters] as const;
/** Changes of the query that close any dialog. */
export const noDialog: Readonly<Record<string, null>> = Object.fromEntries(
  wellnessDialogNames.map((name) => [name, null]),
);

/** Quick searches of the appointments page, by the type of care that they ask for (feature spec, section 2, "Quick Provider Search"). */
export const quickSearches = ['primary-care', 'mental-health', anySpecialist] as const;
export type QuickSearch = (typeof quickSearches)[number];

/** Links to the parts of the tab. */
export interface WellnessLinks extends Readonly<Record<WellnessPage, string>> {
  /** The finder, with everyone, or with one kind of provider. */
  findAll: string;
  find: Readonly<Record<QuickSearch, string>>;
  /** A signed-in person's own doctors. */
  own: string;
  existing: string;
  battleBuddy: string;
  community: string;
}

export function wellnessLinks(at: PlatformPlace): WellnessLinks {
  const to = (page: WellnessPage, query?: Query) => wellnessHref(at, page, query);
  const find = (type: QuickSearch) => to('appointments', { open: 'find', type });
  return {
    overview: to('overview'),
    appointments: to('appointments'),
    claims: to('claims'),
    check: to('check'),
    findAll: to('appointments', { open: 'find' }),
    find: {
      'primary-care': find('primary-care'),
      'mental-health': find('mental-health'),
      [anySpecialist]: find(anySpecialist),
    },
    own: to('appointments', { open: 'own' }),
    existing: to('appointments', { open: 'existing' }),
    battleBuddy: shellHref({ ...at, tab: 'ai-battle-buddy' }),
    community: shellHref({ ...at, tab: 'community' }),
  };
}
