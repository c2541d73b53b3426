import type { SnapshotFrom } from 'xstate';
import { firstInvalid } from '../../system/model/index.ts';
import type { FieldErrors } from '../../system/model/index.ts';
import { ownProviderFields, ownProviderLimits, ownSpecialties } from '../model/index.ts';
import type { OwnProvider, OwnProviderDraft, OwnProviderField } from '../model/index.ts';
import type { ownProvidersMachine } from './ownProviders.machine.ts';

export interface OwnProvidersView {
  state: 'closed' | 'writing' | 'invalid' | 'confirmingRemoval';
  isOpen: boolean;
  providers: readonly OwnProvider[];
  fields: OwnProviderDraft;
  specialties: typeof ownSpecialties;
  limits: typeof ownProviderLimits;
  errors: FieldErrors<OwnProviderField>;
  order: typeof ownProviderFields;
  focus: OwnProviderField | null;
  attempt: number;
  /** The most that the list holds, if it is full; else null. */
  fullAt: number | null;
  /** The one that the person is asked about. */
  removed: OwnProvider | null;
  /** Where organizations offer care. */
  careHref: string;
}

export function ownProvidersView({
  value,
  context,
}: SnapshotFrom<typeof ownProvidersMachine>): OwnProvidersView {
  const { providers, draft, errors, attempt, removedId, careHref } = context;
  const state = (typeof value === 'object' ? value.open : value) as OwnProvidersView['state'];
  return {
    state,
    isOpen: typeof value === 'object',
    providers,
    fields: draft,
    specialties: ownSpecialties,
    limits: ownProviderLimits,
    errors,
    order: ownProviderFields,
    focus: state === 'invalid' ? firstInvalid(errors, ownProviderFields) : null,
    attempt,
    fullAt: providers.length >= ownProviderLimits.providers ? ownProviderLimits.providers : null,
    removed: state === 'confirmingRemoval' ? (providers.find(({ id }) => id === removedId) ?? null) : null,
    careHref,
  };
}
