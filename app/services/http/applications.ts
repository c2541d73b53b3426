import { applicationPageSize, applicationQuery } from '@vetsync/machines/exchange/model';
import type { ApplicationPage, ApplicationPageRequest, Desk } from '@vetsync/machines/receivedApplications';
import type { WholeApplication } from '@vetsync/machines/model/exchange';
import type { Problem } from '@vetsync/machines/system/model';
import { answerOf } from './answer.ts';
import { api } from './calls.ts';

const one = api.organizations[':id'];

/** An approved organization is public, but what it gets is not. */
const notFound: Problem = { status: 404, code: 'not_found' };

/** Calls about applications that an organization has got. Each rejects with a `Problem`. */
export const applications = {
  /** The organization, for who works there. Rejects with 404 for others. */
  async loadDesk(slug: string): Promise<Desk> {
    const { organization, membership } = await answerOf(one.$get({ param: { id: slug } }));
    if (!membership) throw notFound;
    return { organization, role: membership.role };
  },
  load: ({ organizationId, filters, cursor }: ApplicationPageRequest): Promise<ApplicationPage> =>
    answerOf(
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
    answerOf(one.applications[':applicationId'].$get({ param: { id: organizationId, applicationId: id } })),
  loadHistory: (id: string) =>
    answerOf(api.applications[':id'].history.$get({ param: { id } })).then(({ history }) => history),
};
