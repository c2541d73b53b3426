import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the list of one's organizations sends. */
export type OwnOrganizationsEvent = { type: 'list.retry' };

/** Events from the app. */
export type OwnOrganizationsParentEvent = ProofParentEvent;

export type OwnOrganizationsEmitted = ProofEmitted;
