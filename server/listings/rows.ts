import {
  commonFieldNames,
  detailFieldsOf,
  emptyListingContent,
  endOfLastDay,
} from '@vetsync/machines/organizations/model';
import type {
  Listing,
  ListingContent,
  ListingKind,
  ListingStatus,
} from '@vetsync/machines/organizations/model';
import { eventMinutesDefault } from '@vetsync/machines/model/exchange';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { searchText } from './words.ts';

type Common = Pick<ListingContent, (typeof commonFieldNames)[number]>;
export interface ListingRow extends Common {
  id: string;
  organizationId: string;
  kind: ListingKind;
  status: ListingStatus;
  details: Partial<ListingContent>;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  spotsTaken: number;
  version: number;
}

/** Columns of the table `listings` as `l`. */
export const listingColumns = (sql: Sql | TransactionSql) => sql`
  l.id, l.organization_id as "organizationId", l.kind, l.status, l.title, l.description, l.type, l.location, l.zip,
  l.remote, coalesce(l.closes_on::text, '') as "closesOn", l.details, l.created_at as "createdAt",
  l.updated_at as "updatedAt", l.published_at as "publishedAt", l.version,
  coalesce((select s.taken from listing_spots s where s.listing_id = l.id), 0) as "spotsTaken"`;

export function listingOf({ details, createdAt, updatedAt, publishedAt, ...row }: ListingRow): Listing {
  const special = detailFieldsOf[row.kind].map(
    (field) => [field, details[field] ?? emptyListingContent[field]] as const,
  );
  return {
    ...row,
    ...(Object.fromEntries(special) as Partial<ListingContent>),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/** @throws AppError `not_found`. */
export async function readListing(tx: TransactionSql, organizationId: string, id: string): Promise<Listing> {
  const [row] = await tx<ListingRow[]>`
    select ${listingColumns(tx)} from listings l where l.organization_id = ${organizationId} and l.id = ${id}`;
  if (!row) throw new AppError('not_found');
  return listingOf(row);
}

/** The content by field, of a row or of an answer. */
export const contentOf = (listing: Listing): ListingContent => {
  const fields = [...commonFieldNames, ...detailFieldsOf[listing.kind]];
  return {
    ...emptyListingContent,
    ...(Object.fromEntries(fields.map((field) => [field, listing[field]])) as Partial<ListingContent>),
  };
};

const minuteMs = 60_000;

/** When a listing is over: after the event, or after the last day to apply. Null if there is no end. */
function endOf(kind: ListingKind, { startsAt, durationMinutes, closesOn }: ListingContent): Date | null {
  if (kind === 'event')
    return startsAt === ''
      ? null
      : new Date(new Date(startsAt).getTime() + (durationMinutes ?? eventMinutesDefault) * minuteMs);
  return closesOn === '' ? null : new Date(endOfLastDay(closesOn));
}

/** The content by column. */
export function columnsOf(kind: ListingKind, content: ListingContent, organizationName: string) {
  const details = Object.fromEntries(detailFieldsOf[kind].map((field) => [field, content[field]]));
  const { title, description, type, location, zip, remote, closesOn } = content;
  return {
    title,
    description,
    type,
    location,
    zip,
    remote,
    closes_on: closesOn || null,
    details,
    search_text: searchText(kind, content, organizationName),
    ends_at: endOf(kind, content),
  };
}
