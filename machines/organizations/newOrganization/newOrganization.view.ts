import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { FieldErrors } from '../../system/model/index.ts';
import { nameLimits, newOrganizationFields, organizationHref, organizationLimits } from '../model/index.ts';
import type { NewOrganizationDraft, NewOrganizationField } from '../model/index.ts';
import type { newOrganizationMachine } from './newOrganization.machine.ts';

export type NewOrganizationState =
  | 'editing'
  | 'invalid'
  | 'failed'
  | 'limited'
  | 'creating'
  /** Waiting for the sign-in dialog. */
  | 'proving'
  | 'created';

export interface NewOrganizationView {
  state: NewOrganizationState;
  fields: NewOrganizationDraft;
  errors: FieldErrors<NewOrganizationField>;
  firstInvalid: NewOrganizationField | null;
  attempt: number;
  limits: Readonly<Record<Exclude<NewOrganizationField, 'kind' | 'zip'>, number>>;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** The server's error message (failed, limited), or null. */
  failure: Phrase | null;
  /** Name of the added organization (created), or null. */
  created: string | null;
  /** Its page (created), or empty. */
  href: string;
}

const limits = { ...organizationLimits, name: nameLimits.max };
const sendable: readonly NewOrganizationState[] = ['editing', 'invalid', 'failed'];

export function newOrganizationView({
  value,
  context,
}: SnapshotFrom<typeof newOrganizationMachine>): NewOrganizationView {
  const state = value === 'refused' ? 'creating' : value;
  return {
    state,
    fields: context.draft,
    errors: context.errors,
    firstInvalid: firstInvalid(context.errors, newOrganizationFields),
    attempt: context.attempt,
    limits,
    canSubmit: sendable.includes(state),
    busy: state === 'creating' || state === 'proving',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(context.problem) : null,
    created: context.organization?.name ?? null,
    href: context.organization ? organizationHref(context.organization.slug) : '',
  };
}
