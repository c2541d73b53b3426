import type {
  LoadedListing,
  ListingPublish,
  ListingSave,
} from '@vetsync/machines/organizations/listingEditor';
import type { JobImportCall } from '@vetsync/machines/organizations/jobImport';
import type { ListingsOwner } from '@vetsync/machines/organizations/model';
import { searchListings } from '@vetsync/machines/marketplace/model';
import {
  anySpecialist,
  listingFacetsSchema,
  listingQuery,
  moreListingFilters,
  publishedListingSorts,
} from '@vetsync/machines/organizations/model';
import type { Listing, ListingFilters, ListingServer } from '@vetsync/machines/organizations/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { isUuid } from '@vetsync/machines/system/model';
import type { Problem } from '@vetsync/machines/system/model';
import type { OwnListingServer } from '../platformServer.ts';
import { parseResponse } from './response.ts';
import { api, idempotent, type Api } from './calls.ts';
import { sendCommand } from './exchange.ts';

/** The filters that the server knows. The others come from an address of the demo. */
const known = (filters: ListingFilters): ListingFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        !ofDemo.includes(name) &&
        !(name === 'type' && value === anySpecialist) &&
        !(name === 'sort' && !publishedListingSorts.some((sort) => sort === value)),
    ),
  );
const ofDemo: readonly string[] = ['place', 'saved', ...moreListingFilters];

/** Published listings, which everyone may read. */
export const listingServer = (client: Api): ListingServer => {
  const read: ListingServer['read'] = ({ id }) =>
    parseResponse(client.listings[':id'].$get({ param: { id } }));
  return {
    read,
    async find({ filters, cursor, limit, ids }) {
      if (ids === undefined)
        return parseResponse(
          client.listings.$get({
            query: {
              ...listingQuery(known(filters)),
              ...(cursor && { cursor }),
              ...(limit && { limit: String(limit) }),
            },
          }),
        );
      const answers = await Promise.all(
        ids.map((id) =>
          read({ id }).catch((error: Problem) => {
            // What nobody can see any more is left out. Without an answer, nobody knows.
            if (error.status === 404) return null;
            throw error;
          }),
        ),
      );
      const listings = answers.flatMap((one) => one?.listing ?? []);
      const { facets, ...page } = searchListings({ listings }, { filters: known(filters), cursor: null });
      // A place is asked for by ZIP code.
      return { ...page, facets: facets && listingFacetsSchema.parse(facets) };
    },
  };
};
export const listings = listingServer(api);

const organization = api.organizations[':id'];
const all = organization.listings;
const one = all[':listingId'];

/** An approved organization is public, but what its staff writes is not. */
const notFound: Problem = { status: 404, code: 'not_found' };

async function loadOwner(slug: string): Promise<ListingsOwner> {
  const { organization: found, membership } = await parseResponse(organization.$get({ param: { id: slug } }));
  if (!membership) throw notFound;
  return { organization: found, role: membership.role };
}
const listingIn = (response: Promise<{ listing: Listing }>) => response.then(({ listing }) => listing);
const place = (organizationId: string, listingId: string) => ({ param: { id: organizationId, listingId } });

/** What the staff of an organization sees of its listings. */
export const ownListings: OwnListingServer = {
  async loadListings({ slug, kind, status, cursor }) {
    const owner = await loadOwner(slug);
    const query = { ...(kind && { kind }), ...(status && { status }), ...(cursor && { cursor }) };
    const page = await parseResponse(all.$get({ param: { id: owner.organization.id }, query }));
    return { owner, ...page };
  },
  async loadListing({ organizationId, id }) {
    if (!isUuid(id)) throw notFound;
    return parseResponse(one.$get(place(organizationId, id)));
  },
  loadParticipants: ({ organizationId: id, listingId }) =>
    parseResponse(one.participants.$get({ param: { id, listingId } })),
  actOnEvent: ({ organizationId, listingId, act: { type, payload } }) =>
    type === 'event.repeat'
      ? parseResponse(one.repeat.$post({ param: { id: organizationId, listingId }, json: payload }))
      : sendCommand(api, {
          id: crypto.randomUUID(),
          as: organizationId,
          type,
          payload: { listingId, ...payload },
        } as ExchangeCommand),
  act: ({ organizationId, id, action }) =>
    action === 'copy'
      ? listingIn(parseResponse(one.copy.$post(place(organizationId, id))))
      : listingIn(parseResponse(one[action].$post(place(organizationId, id)))),
  actOnMany: ({ organizationId, action, ids }) =>
    parseResponse(all.batch.$post({ param: { id: organizationId }, json: { action, ids: [...ids] } })),
};

/** What the staff of an organization writes of its listings. Each call rejects with a `Problem`; with 404 for strangers. */
export const staffListings = {
  loadOwner,
  async read({ slug, id }: { slug: string; id: string | null }): Promise<LoadedListing> {
    const owner = await loadOwner(slug);
    if (id === null) return { owner, listing: null };
    if (!isUuid(id)) throw notFound;
    return { owner, listing: await listingIn(parseResponse(one.$get(place(owner.organization.id, id)))) };
  },
  /** Rejects with 412 and the `current` listing if a colleague has changed it. */
  save: ({ organizationId, id, version, kind, content, key }: ListingSave): Promise<Listing> =>
    id === null
      ? listingIn(
          parseResponse(
            all.$post(
              { param: { id: organizationId }, json: { title: '', ...content, kind } },
              idempotent(key ?? crypto.randomUUID()),
            ),
          ),
        )
      : listingIn(
          parseResponse(
            one.$patch(
              { ...place(organizationId, id), json: content },
              { headers: { 'If-Match': `"${version ?? 0}"` } },
            ),
          ),
        ),
  publish: ({ organizationId, id, step }: ListingPublish): Promise<Listing> =>
    listingIn(parseResponse(one[step].$post(place(organizationId, id)))),
  /** @param call The file is the `File` that was chosen. */
  importJobs: ({ organizationId, file, key }: JobImportCall) =>
    parseResponse(
      organization['listings.csv'].$post(
        { param: { id: organizationId } },
        { init: { body: file as File, headers: { 'Content-Type': 'text/csv', ...idempotent(key).headers } } },
      ),
    ),
};
