import { requirementFields, seriesStarts } from '@vetsync/machines/model/exchange';
import type { EventSeries } from '@vetsync/machines/model/exchange';
import {
  emptyListingContent,
  listingSteps,
  noListingCounts,
  mayList,
  listingFieldError,
  publishListing,
} from '@vetsync/machines/organizations/model';
import type {
  Listing,
  ListingChange,
  ListingContent,
  ListingCounts,
  ListingFieldError,
  ListingKind,
  ListingStatus,
  ListingStep,
  NewListing,
  OrganizationKind,
  OrganizationStatus,
} from '@vetsync/machines/organizations/model';
import { sha256 } from '../accounts/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { pageOf } from '../data/keyset.ts';
import type { Keyset } from '../data/keyset.ts';
import { AppError } from '../errors.ts';
import { withStaffScope } from '../data/scopes.ts';
import { countsOfListings } from './applicationCounts.ts';
import { recordSecurityEvent } from '../organizations/securityEvents.ts';
import { errorsOf } from './listingErrors.ts';
import { measureApplications } from './measureApplications.ts';
import { readJobs } from './jobsCsv.ts';
import { columnsOf, contentOf, listingColumns, listingOf, readListing } from './rows.ts';
import type { ListingRow } from './rows.ts';

interface Owner {
  name: string;
  kind: OrganizationKind;
  status: OrganizationStatus;
}
export interface ListingRequest {
  kind?: ListingKind | undefined;
  status?: ListingStatus | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}

async function ownerOf(tx: TransactionSql, organizationId: string): Promise<Owner> {
  const [row] = await tx<Owner[]>`select name, kind, status from organizations where id = ${organizationId}`;
  return row!;
}

/** Rows per statement of an import. */
const importBatch = 500;

const rejectErrors = (errors: ListingFieldError[]) => {
  if (errors.length > 0) throw new AppError('invalid_input', { errors });
};
const rejectMissing = (missing: ListingFieldError[]) => {
  if (missing.length > 0) throw new AppError('listing_incomplete', { missing });
};

/** The key that a client chose for a call, and what it sent. */
interface Request {
  organizationId: string;
  userId: string;
  key: string;
  /** What its content is known by. */
  hash: string;
}
const hashOf = ({ kind, ...content }: NewListing) =>
  sha256(JSON.stringify({ kind, ...emptyListingContent, ...content }));

/**
 * Claims a key for a new listing, or for the first of several. Waits for a call with the same key that is running.
 *
 * @returns Null, or the id of the listing that an earlier call with this key has added.
 * @throws AppError `idempotency_key_reused` if that call had other content.
 */
async function claim(
  tx: TransactionSql,
  { organizationId, userId, key, hash }: Request,
  id: string,
): Promise<string | null> {
  const added = await tx`
    insert into listing_requests (organization_id, user_id, idempotency_key, content_hash, listing_id)
    values (${organizationId}, ${userId}, ${key}, ${hash}, ${id}) on conflict do nothing`;
  if (added.count === 1) return null;
  const [earlier] = await tx<{ hash: string; id: string }[]>`
    select content_hash as hash, listing_id as id from listing_requests
    where organization_id = ${organizationId} and user_id = ${userId} and idempotency_key = ${key}`;
  if (earlier?.hash !== hash) throw new AppError('idempotency_key_reused');
  return earlier.id;
}

async function newId(tx: TransactionSql): Promise<string> {
  const [made] = await tx<{ id: string }[]>`select uuidv7() as id`;
  return made!.id;
}

/** Drafts that an organization may have before it is approved. */
export const waitingDraftsMax = 500;

/** @throws AppError `list_full` if an organization that waits for approval would have too many drafts. */
async function limitWaiting(tx: TransactionSql, organizationId: string, adding: number): Promise<void> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from listings where organization_id = ${organizationId}`;
  if (row!.count + adding > waitingDraftsMax) throw new AppError('list_full');
}

/** Adds drafts. The content was checked. @throws AppError `list_full`. */
export async function addDrafts(
  tx: TransactionSql,
  {
    organizationId,
    owner,
    kind,
    contents,
    at,
    ids = contents.map(() => null),
  }: {
    organizationId: string;
    owner: Owner;
    kind: ListingKind;
    contents: ListingContent[];
    at: Date;
    /** Null for a new one. */
    ids?: readonly (string | null)[];
  },
): Promise<string[]> {
  if (owner.status !== 'approved') await limitWaiting(tx, organizationId, contents.length);
  const rows = contents.map((content, index) => ({
    ...columnsOf(kind, content, owner.name),
    id: ids[index],
  }));
  const added = await tx<{ id: string }[]>`
    insert into listings (organization_id, id, kind, title, description, type, location, zip, remote, closes_on, details,
      search_text, ends_at, created_at, updated_at)
    select ${organizationId}, coalesce(r.id, uuidv7()), ${kind}, r.title, r.description, r.type, r.location, r.zip, r.remote, r.closes_on,
      r.details, r.search_text, r.ends_at, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id uuid, title text, description text, type text,
      location text, zip text, remote boolean, closes_on date, details jsonb, search_text text, ends_at timestamptz)
    returning id`;
  return added.map(({ id }) => id);
}

export interface AddListingResult {
  listing: Listing;
  /** false if an earlier call with the same key added it. */
  isNew: boolean;
}

/**
 * Changes the content of a listing, in the scope of its organization. What everyone sees must stay complete.
 *
 * @param version On which the change is based; null for the one that is stored.
 * @returns It, and whether applications for it need not be measured again.
 * @throws AppError `not_found`, `listing_changed` with the stored one, `invalid_input`, `listing_incomplete`.
 */
export async function changeListing(
  tx: TransactionSql,
  {
    organizationId,
    id,
    change,
    version,
    at,
  }: { organizationId: string; id: string; change: ListingChange; version: number | null; at: Date },
): Promise<{ listing: Listing; isMeasured: boolean }> {
  const current = await readListing(tx, organizationId, id);
  if (version !== null && current.version !== version) throw new AppError('listing_changed', { current });
  const content = { ...contentOf(current), ...change };
  rejectErrors(errorsOf(current.kind, change, content));
  if (current.status === 'published') rejectMissing(publishListing(current.kind, content, at));
  const asksElse =
    current.status !== 'draft' &&
    requirementFields.some((field) => JSON.stringify(current[field]) !== JSON.stringify(content[field]));
  const { details, ...columns } = columnsOf(current.kind, content, (await ownerOf(tx, organizationId)).name);
  await tx`
    update listings set ${tx({ ...columns, updated_at: at, version: current.version + 1 })},
      details = ${JSON.stringify(details)}::text::jsonb ${asksElse ? tx`, applications_measured = false` : tx``}
    where organization_id = ${organizationId} and id = ${id}`;
  return { listing: await readListing(tx, organizationId, id), isMeasured: !asksElse };
}

/**
 * Publishes, closes or reopens a listing, in the scope of its organization.
 *
 * @throws AppError `not_found`, `listing_status`, `listing_incomplete`.
 */
export async function takeListingStep(
  tx: TransactionSql,
  {
    organizationId,
    id,
    step,
    userId,
    at,
  }: { organizationId: string; id: string; step: ListingStep; userId: string; at: Date },
): Promise<Listing> {
  const current = await readListing(tx, organizationId, id);
  const { from, to } = listingSteps[step];
  if (current.status !== from) throw new AppError('listing_status');
  if (to === 'published') rejectMissing(publishListing(current.kind, contentOf(current), at));
  await tx`
    update listings set status = ${to}, updated_at = ${at}, version = version + 1
      ${to === 'published' ? tx`, published_at = ${at}` : tx``}
    where organization_id = ${organizationId} and id = ${id}`;
  await recordSecurityEvent(tx, {
    kind: `listing_${to}`,
    at,
    organizationId,
    actorId: userId,
    details: { listing: id, from },
  });
  return readListing(tx, organizationId, id);
}

/** The listings of organizations, as their staff write them. */
export function createListings(sql: Sql, clock: Clock) {
  const writing = <Result>(
    userId: string,
    organizationId: string,
    work: (tx: TransactionSql) => Promise<Result>,
  ) => withStaffScope(sql, { userId, organizationId, ability: 'list' }, work);
  const seeing = <Result>(
    userId: string,
    organizationId: string,
    work: (tx: TransactionSql) => Promise<Result>,
  ) => withStaffScope(sql, { userId, organizationId, ability: 'see' }, work);

  return {
    /**
     * Adds a draft. A call with the key of an earlier one of the same person returns what that has added.
     *
     * @throws AppError `invalid_input` with what is wrong by field, `idempotency_key_reused`.
     */
    add: (
      userId: string,
      organizationId: string,
      given: NewListing,
      key: string | null = null,
    ): Promise<AddListingResult> =>
      writing(userId, organizationId, async (tx) => {
        const { kind, ...fields } = given;
        const owner = await ownerOf(tx, organizationId);
        const content = { ...emptyListingContent, ...fields };
        if (!mayList(owner.kind, kind)) rejectErrors([listingFieldError('kind', 'kindNotOffered')]);
        rejectErrors(errorsOf(kind, fields, content));
        const id = await newId(tx);
        const request = key === null ? null : { organizationId, userId, key, hash: hashOf(given) };
        const earlier = request && (await claim(tx, request, id));
        if (earlier !== null)
          return { listing: await readListing(tx, organizationId, earlier), isNew: false };
        await addDrafts(tx, { organizationId, owner, kind, contents: [content], at: clock.now(), ids: [id] });
        return { listing: await readListing(tx, organizationId, id), isNew: true };
      }),

    find: (
      userId: string,
      organizationId: string,
      id: string,
    ): Promise<{ listing: Listing; counts: ListingCounts }> =>
      seeing(userId, organizationId, async (tx) => {
        const listing = await readListing(tx, organizationId, id);
        const { [id]: counts = noListingCounts } = await countsOfListings(tx, organizationId, [listing]);
        return { listing, counts };
      }),

    /** A page of all listings of an organization, newest first. */
    list: (
      userId: string,
      organizationId: string,
      { kind, status, cursor, limit }: ListingRequest,
    ): Promise<{
      listings: Listing[];
      counts: Record<string, ListingCounts>;
      nextCursor: string | null;
      total: number | null;
    }> =>
      seeing(userId, organizationId, async (tx) => {
        const found = tx`
          from listings l where l.organization_id = ${organizationId}
            ${kind ? tx`and l.kind = ${kind}` : tx``} ${status ? tx`and l.status = ${status}` : tx``}`;
        const [rows, [count]] = await Promise.all([
          tx<ListingRow[]>`
          select ${listingColumns(tx)} ${found}
            ${cursor ? tx`and (l.created_at, l.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
          order by l.created_at desc, l.id desc limit ${limit + 1}`,
          cursor ? [] : tx<{ total: number }[]>`select count(*)::int as total ${found}`,
        ]);
        const { page, nextCursor } = pageOf(rows, limit);
        const listed = page.map(listingOf);
        return {
          listings: listed,
          counts: await countsOfListings(tx, organizationId, listed),
          nextCursor,
          total: count?.total ?? null,
        };
      }),

    /**
     * Changes the content. What everyone sees must stay complete.
     *
     * @param version The version on which the change is based.
     * @throws AppError `listing_changed` with the stored one, `invalid_input`, `listing_incomplete`.
     */
    async change(
      userId: string,
      { organizationId, id }: { organizationId: string; id: string },
      { change, version }: { change: ListingChange; version: number },
    ): Promise<Listing> {
      const { listing, isMeasured } = await writing(userId, organizationId, (tx) =>
        changeListing(tx, { organizationId, id, change, version, at: clock.now() }),
      );
      // In transactions of its own: the live feed waits for a long one.
      if (!isMeasured) await measureApplications(sql, { organizationId, id });
      return listing;
    },

    /**
     * Publishes, closes or reopens a listing.
     *
     * @throws AppError `listing_status` if it is not in the status that the step starts from, `listing_incomplete`.
     */
    take: (
      userId: string,
      { organizationId, id }: { organizationId: string; id: string },
      step: ListingStep,
    ): Promise<Listing> =>
      writing(userId, organizationId, (tx) =>
        takeListingStep(tx, { organizationId, id, step, userId, at: clock.now() }),
      ),

    /** Whether a person may write listings now. @throws AppError `not_found`, `role_not_allowed`, `status_not_allowed`. */
    requireWriting: (userId: string, organizationId: string): Promise<void> =>
      writing(userId, organizationId, async () => {}),

    /** Deletes a draft, which nobody but the staff has seen. @throws AppError `not_found`, `listing_status`. */
    remove: (userId: string, { organizationId, id }: { organizationId: string; id: string }): Promise<void> =>
      writing(userId, organizationId, async (tx) => {
        const { status } = await readListing(tx, organizationId, id);
        if (status !== 'draft') throw new AppError('listing_status');
        await tx`delete from listings where organization_id = ${organizationId} and id = ${id}`;
        const details = { listing: id, from: status };
        await recordSecurityEvent(tx, {
          kind: 'listing_deleted',
          at: clock.now(),
          organizationId,
          actorId: userId,
          details,
        });
      }),

    /**
     * Adds a draft for each job of a CSV file, or nothing if a line is broken. A call with the key of an earlier one of the
     * same person adds nothing. The file is read outside of the transaction, which nobody can keep open that way.
     *
     * @returns How many jobs the file has, and whether this call added them.
     * @throws AppError `import_refused` with what is wrong by line, `idempotency_key_reused`.
     */
    async importJobs(
      userId: string,
      organizationId: string,
      text: AsyncIterable<string>,
      key: string | null = null,
    ): Promise<{ imported: number; isNew: boolean }> {
      await writing(userId, organizationId, async (tx) => {
        const { kind } = await ownerOf(tx, organizationId);
        if (!mayList(kind, 'job')) rejectErrors([listingFieldError('kind', 'kindNotOffered')]);
      });
      const { jobs, errors, errorCount } = await readJobs(text);
      if (errorCount > 0) throw new AppError('import_refused', { errors, count: errorCount });
      return writing(userId, organizationId, async (tx) => {
        const owner = await ownerOf(tx, organizationId);
        const at = clock.now();
        const first = await newId(tx);
        const hash = sha256(JSON.stringify(jobs));
        const earlier = key === null ? null : await claim(tx, { organizationId, userId, key, hash }, first);
        if (earlier !== null) return { imported: jobs.length, isNew: false };
        for (let from = 0; from < jobs.length; from += importBatch) {
          const contents = jobs.slice(from, from + importBatch);
          const ids = contents.map((_, index) => (from + index === 0 ? first : null));
          await addDrafts(tx, { organizationId, owner, kind: 'job', contents, at, ids });
        }
        return { imported: jobs.length, isNew: true };
      });
    },

    /**
     * Adds a draft of an event for each later date of a series, at the same time of the day. Each has its own seats.
     *
     * @throws AppError `not_found` unless it is an event with a start.
     */
    repeat: (
      userId: string,
      { organizationId, id }: { organizationId: string; id: string },
      series: EventSeries,
    ): Promise<Listing[]> =>
      writing(userId, organizationId, async (tx) => {
        const original = await readListing(tx, organizationId, id);
        if (original.kind !== 'event' || !original.startsAt) throw new AppError('not_found');
        const content = contentOf(original);
        const added = await addDrafts(tx, {
          organizationId,
          owner: await ownerOf(tx, organizationId),
          kind: 'event',
          contents: seriesStarts(content, series).map((startsAt) => ({ ...content, startsAt, closesOn: '' })),
          at: clock.now(),
        });
        return Promise.all(added.map((one) => readListing(tx, organizationId, one)));
      }),

    /** Adds a draft with the content of a listing. */
    copy: (userId: string, organizationId: string, id: string): Promise<Listing> =>
      writing(userId, organizationId, async (tx) => {
        const original = await readListing(tx, organizationId, id);
        const [copied] = await addDrafts(tx, {
          organizationId,
          owner: await ownerOf(tx, organizationId),
          kind: original.kind,
          contents: [contentOf(original)],
          at: clock.now(),
        });
        return readListing(tx, organizationId, copied!);
      }),
  };
}
