import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { NewOrganizationDraft, NewOrganizationField } from '../model/index.ts';

/** Events that the form for a new organization sends. */
export type NewOrganizationEvent =
  | { type: 'field.change'; field: NewOrganizationField; value: string }
  | { type: 'form.submit' };

/** Events from the app. */
export type NewOrganizationParentEvent = ProofParentEvent;

export type NewOrganizationEmitted =
  | ProofEmitted
  /** Store this draft for a reload. After the organization was added, it is empty. `id` is its idempotency key once it was sent. */
  | { type: 'draft.changed'; draft: NewOrganizationDraft; id: string };
