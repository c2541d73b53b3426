import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationStatus } from '../../model/exchange/decideApplication.ts';

export interface RecentApplication {
  id: string;
  name: string;
  /** Id of the person's mark, or empty. */
  image: string;
  /** What they applied for. */
  subject: Phrase;
  /** ISO 8601 instant. */
  at: string;
  status: ApplicationStatus;
  /** How staff call it. */
  statusLabel: Phrase;
  href: string;
}

export interface PopularListing {
  id: string;
  name: string;
  applications: number;
  /** How many of them were taken, or are there already. */
  taken: Phrase;
  href: string;
}

/** Something that happened. */
export interface OverviewActivity {
  id: string;
  kind:
    | 'received'
    | 'updated'
    | 'withdrawn'
    | 'decided'
    | 'undone'
    | 'offerAccepted'
    | 'offerDeclined'
    | 'next'
    | 'certification'
    | 'credits'
    | 'meeting'
    | 'orientation';
  text: Phrase;
  /** ISO 8601 instant. */
  at: string;
}

/** What a dashboard shows besides what waits. */
export interface OverviewCards {
  /** Newest first. */
  recent: readonly RecentApplication[];
  /** Those with the most applications first. */
  popular: readonly PopularListing[];
  /** Newest first. */
  activities: readonly OverviewActivity[];
  /** The pages that list all of them. */
  links: { applications: string | null; listings: string | null };
}

/** A figure of today. */
export interface OverviewStat {
  label: Phrase;
  /** Null if there is no data. */
  value: number | null;
  isPercent?: boolean;
  hint: Phrase;
}
