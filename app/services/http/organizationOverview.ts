import type { LoadedReport } from '@vetsync/machines/organizationReport';
import type { OrganizationOverview, ReportWeeks } from '@vetsync/machines/model/exchange';
import { parseResponse } from './response.ts';
import { applications } from './applications.ts';
import { api } from './calls.ts';

const one = api.organizations[':id'];

/** What waits in an organization, and its figures, for its staff. Each call rejects with a `Problem`; with 404 for strangers. */
export const overviews = {
  load: (organizationId: string): Promise<OrganizationOverview> =>
    parseResponse(one.overview.$get({ param: { id: organizationId } })),
  async report({ slug, weeks }: { slug: string; weeks: ReportWeeks }): Promise<LoadedReport> {
    const { organization } = await applications.loadWorkspace(slug);
    const report = await parseResponse(
      one.report.$get({ param: { id: organization.id }, query: { weeks: String(weeks) } }),
    );
    return { kind: organization.kind, report };
  },
};
