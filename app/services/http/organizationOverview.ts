import { applicationReport, type OrganizationOverview } from '@vetsync/machines/model/exchange';
import { lengthOf, rangesOfWeeks } from '@vetsync/machines/portalAnalytics/model';
import type { ReportServer } from '../platformServer.ts';
import { api, type Api } from './calls.ts';
import { parseResponse } from './response.ts';

const one = api.organizations[':id'];

/** What waits in an organization, for its staff. Rejects with a `Problem`; with 404 for strangers. */
export const overviews = {
  load: (organizationId: string): Promise<OrganizationOverview> =>
    parseResponse(one.overview.$get({ param: { id: organizationId } })),
};

/** Figures of the applications to an organization. */
export const reportCalls = (from: Api): Pick<ReportServer, 'reportRanges' | 'loadReport'> => ({
  reportRanges: rangesOfWeeks,
  async loadReport({ organization, range }) {
    const weeks = String(lengthOf(range));
    const answer = from.organizations[':id'].report.$get({
      param: { id: organization.id },
      query: { weeks },
    });
    return { range, report: applicationReport(await parseResponse(answer), organization) };
  },
});
