import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the overview sends. All else that it holds are links. */
export type OrganizationOverviewEvent = { type: 'page.retry' };

/** Events from the app. */
export type OrganizationOverviewParentEvent = ProofParentEvent;

export type OrganizationOverviewEmitted = ProofEmitted;
