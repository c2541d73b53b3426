/** Events that the organization's page sends. */
export type OrganizationDetailEvent = { type: 'organization.retry' };

/** Events from the tab: the URL names the organization. */
export type OrganizationDetailParentEvent = { type: 'location.changed'; slug: string };
