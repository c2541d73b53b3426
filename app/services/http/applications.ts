import { applicationPageSize, applicationQuery } from '@vetsync/machines/exchange/model';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type {
  ApplicationPage,
  ApplicationPageRequest,
  Choices,
  Workspace,
} from '@vetsync/machines/exchange/receivedApplications';
import type { AccessLog, ApplicationHistory, WholeApplication } from '@vetsync/machines/model/exchange';
import type { Problem } from '@vetsync/machines/system/model';
import { parseResponse } from './response.ts';
import { api, type Api } from './calls.ts';

/** Listings of each status that can be chosen from. */
const listingChoicesMax = 100;

/** Records of who looked that the page of an application shows. */
const readingsMax = 20;

const one = api.organizations[':id'];

/** An approved organization is public, but what it gets is not. */
const notFound: Problem = { status: 404, code: 'not_found' };

/** The organization, for whoever works there. Rejects with 404 for others. */
export async function loadWorkspace(from: Api, slug: string): Promise<Workspace> {
  const { organization, membership } = await parseResponse(
    from.organizations[':id'].$get({ param: { id: slug } }),
  );
  if (!membership) throw notFound;
  return { organization, role: membership.role };
}

/** Who can take care of an application, and what people can apply for. */
export async function loadChoices(
  from: Api,
  { organizationId: id }: { organizationId: string },
): Promise<Choices> {
  const { members: membersOf, listings: listingsOf } = from.organizations[':id'];
  const [{ members }, ...pages] = await Promise.all([
    parseResponse(membersOf.$get({ param: { id } })),
    ...(['published', 'closed'] as const).map((status) =>
      parseResponse(listingsOf.$get({ param: { id }, query: { status, limit: String(listingChoicesMax) } })),
    ),
  ]);
  return {
    colleagues: members
      .filter(({ role }) => roleAllows(role, 'review'))
      .map(({ userId, fullName }) => ({ id: userId, name: fullName })),
    listings: pages.flatMap(({ listings }) =>
      // Nobody applies for an event, or is taken in for it.
      listings.flatMap(({ id: listing, kind, title }) => (kind === 'event' ? [] : [{ id: listing, title }])),
    ),
  };
}

/** Calls about applications that an organization has got. Each rejects with a `Problem`. */
export const applications = {
  loadWorkspace: (slug: string) => loadWorkspace(api, slug),
  load: ({ organizationId, filters, cursor }: ApplicationPageRequest): Promise<ApplicationPage> =>
    parseResponse(
      one.applications.$get({
        param: { id: organizationId },
        query: {
          ...applicationQuery(filters),
          ...(cursor && { cursor }),
          limit: String(applicationPageSize),
        },
      }),
    ),
  find: ({ organizationId, id }: { organizationId: string; id: string }): Promise<WholeApplication> =>
    parseResponse(
      one.applications[':applicationId'].$get({ param: { id: organizationId, applicationId: id } }),
    ),
  loadChoices: async (asked: { organizationId: string }): Promise<Choices> => {
    const [choices, sent] = await Promise.all([
      loadChoices(api, asked),
      parseResponse(one.applications.choices.$get({ param: { id: asked.organizationId } })),
    ]);
    return { ...choices, sent };
  },
  loadHistory: (id: string): Promise<ApplicationHistory> =>
    parseResponse(api.applications[':id'].history.$get({ param: { id } })),
  /** Who looked at a person's own application. */
  loadReadings: (id: string): Promise<AccessLog> =>
    parseResponse(api.me['access-log'].$get({ query: { application: id, limit: String(readingsMax) } })),
};
