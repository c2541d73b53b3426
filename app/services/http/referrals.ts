import type { OfferedCare, ReferredPerson } from '@vetsync/machines/bookings/referralForm';
import type { AskedReferrals, LoadedReferrals } from '@vetsync/machines/bookings/referrals';
import { roleAllows } from '@vetsync/machines/organizations/model';
import { loadWorkspace } from './applications.ts';
import type { Api } from './calls.ts';
import { parseResponse } from './response.ts';

/** Care that can be chosen from at once. */
const careMax = 20;
const after = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** Calls about referrals. */
export const referralCalls = (api: Api) => ({
  async loadOwnReferrals({ cursor, openId }: AskedReferrals): Promise<LoadedReferrals> {
    const query = { ...after(cursor), ...(openId !== null && { open: openId }) };
    const page = await parseResponse(api.me.referrals.$get({ query }));
    return { ...page, organizationId: null, mayAnswer: true };
  },
  async loadReferrals({ slug, cursor, openId }: { slug: string } & AskedReferrals): Promise<LoadedReferrals> {
    const { organization, role } = await loadWorkspace(api, slug);
    const { id } = organization;
    const page = await parseResponse(
      api.organizations[':id'].referrals.$get({
        param: { id },
        query: { ...after(cursor), ...(openId !== null && { open: openId }) },
      }),
    );
    return { ...page, organizationId: id, mayAnswer: roleAllows(role, 'review') };
  },
  async loadReferredPerson({ slug, caseId }: { slug: string; caseId: string }): Promise<ReferredPerson> {
    const { organization, role } = await loadWorkspace(api, slug);
    const { case: found } = await parseResponse(
      api.organizations[':id'].cases[':caseId'].$get({ param: { id: organization.id, caseId } }),
    );
    return {
      organizationId: organization.id,
      caseId,
      name: found.personName,
      mayRefer: roleAllows(role, 'review'),
    };
  },
  /** What others than the organization offer. */
  async findCare({
    text,
    organizationId,
  }: {
    text: string;
    organizationId: string;
  }): Promise<readonly OfferedCare[]> {
    const { listings } = await parseResponse(
      api.listings.$get({ query: { kind: 'provider', ...(text && { q: text }), limit: String(careMax) } }),
    );
    return listings
      .filter(({ organization }) => organization.id !== organizationId)
      .map(({ id, title, organization, location }) => ({
        id,
        title,
        organizationName: organization.name,
        location,
      }));
  },
});
