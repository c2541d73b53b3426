import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { randomId } from '../../model/world/index.ts';
import { savedNotice } from '../../shell/model/index.ts';
import { hasErrors, withoutError, firstInvalid, toast } from '../../system/model/index.ts';
import type { FieldErrors, ToastEmitted } from '../../system/model/index.ts';
import {
  emptyOwnProvider,
  noDialog,
  ownProviderErrors,
  ownProviderLimits,
  ownProviderOf,
  parseOwnProviders,
  wellnessPhrase,
  ownProviderFields,
  ownSpecialties,
} from '../model/index.ts';
import type { OwnProvider, OwnProviderDraft, OwnProviderField } from '../model/index.ts';
import type { OverlayRequest } from '../../shell/platform/tabSupervisor.events.ts';

/** Events that the dialog sends. */
export type OwnProvidersEvent =
  | { type: 'field.change'; field: OwnProviderField; value: string }
  | { type: 'form.submit' }
  /** Notes a visit with this one. */
  | { type: 'provider.choose'; providerId: string }
  | { type: 'provider.remove'; providerId: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'dialog.close' };

/** Events from the app: the URL names the dialog, and another device changed the list. */
export type OwnProvidersParentEvent =
  | { type: 'location.changed'; open: boolean }
  | { type: 'providers.restored'; text: string };

export type OwnProvidersEmitted =
  | ToastEmitted
  | OverlayRequest
  /** Stores the list. */
  | { type: 'providers.stored'; text: string }
  | { type: 'provider.chosen'; providerId: string };

export interface OwnProvidersInput {
  providers: readonly OwnProvider[];
  /** From the URL. */
  open: boolean;
  /** Where organizations offer care. */
  careHref: string;
  /** From 0 to below 1. */
  random: () => number;
}

export interface OwnProvidersContext extends Omit<OwnProvidersInput, 'open'> {
  openAtStart: boolean;
  draft: OwnProviderDraft;
  errors: FieldErrors<OwnProviderField>;
  /** Incremented on each rejected submit, so that focus moves again. */
  attempt: number;
  /** The one that may be removed. */
  removedId: string | null;
  /** Lists that were stored from here and have not come back from the account yet. */
  stored: readonly string[];
}

/** The doctors that a signed-in person keeps a list of, to note visits with them. Only they see it. */
export const ownProvidersMachine = setup({
  types: {
    context: {} as OwnProvidersContext,
    events: {} as OwnProvidersEvent | OwnProvidersParentEvent,
    emitted: {} as OwnProvidersEmitted,
    input: {} as OwnProvidersInput,
  },
  actions: {
    change: assign(({ context }, { field, value }: { field: OwnProviderField; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      errors: withoutError(context.errors, field),
    })),
    showErrors: assign(({ context }) => ({
      errors: ownProviderErrors(context.draft),
      attempt: context.attempt + 1,
    })),
    add: enqueueActions(({ context: { providers, draft, random }, enqueue }) => {
      const added = ownProviderOf(randomId(random), draft);
      enqueue.assign({ providers: [...providers, added], draft: emptyOwnProvider, errors: {} });
      enqueue.emit({
        type: 'page.toast',
        toast: savedNotice(wellnessPhrase('providerSaved', added.name)),
      });
    }),
    askRemoval: assign((_, { providerId }: { providerId: string }) => ({ removedId: providerId })),
    keep: assign({ removedId: null }),
    remove: enqueueActions(({ context: { providers, removedId }, enqueue }) => {
      enqueue.assign({ providers: providers.filter(({ id }) => id !== removedId), removedId: null });
      enqueue.emit(toast(wellnessPhrase('providerRemoved')));
    }),
    store: enqueueActions(({ context: { providers, stored }, enqueue }) => {
      const text = JSON.stringify(providers);
      enqueue.assign({ stored: [...stored, text] });
      enqueue.emit({ type: 'providers.stored', text });
    }),
    // The account sends each stored list back, when the person may have changed it once more.
    restore: assign(({ context: { stored } }, { text }: { text: string }) => {
      const returned = stored.lastIndexOf(text);
      return returned >= 0
        ? { stored: stored.slice(returned + 1) }
        : { stored: [], providers: parseOwnProviders(text) };
    }),
    choose: emit((_, { providerId }: { providerId: string }) => ({ type: 'provider.chosen', providerId })),
    emitClosed: emit({ type: 'page.setOverlay', open: null, changes: noDialog }),
  },
  guards: {
    opens: (_, { open }: { open: boolean }) => open,
    opensAtStart: ({ context }) => context.openAtStart,
    valid: ({ context: { draft, providers } }) =>
      !hasErrors(ownProviderErrors(draft)) && providers.length < ownProviderLimits.providers,
    corrected: ({ context }) => !hasErrors(context.errors),
    isGone: ({ context: { providers, removedId } }) => providers.every(({ id }) => id !== removedId),
  },
}).createMachine({
  id: 'ownProviders',
  context: ({ input: { open, ...input } }) => ({
    ...input,
    openAtStart: open,
    draft: emptyOwnProvider,
    errors: {},
    attempt: 0,
    removedId: null,
    stored: [],
  }),
  initial: 'routing',
  on: {
    'location.changed': [{ guard: withEvent('opens'), target: '.open' }, { target: '.closed' }],
    'providers.restored': { actions: withEvent('restore') },
  },
  states: {
    routing: { always: [{ guard: 'opensAtStart', target: 'open' }, { target: 'closed' }] },
    closed: {},
    open: {
      initial: 'writing',
      on: {
        'field.change': { actions: withEvent('change') },
        'form.submit': [
          { guard: 'valid', target: '.writing', actions: ['add', 'store'] },
          { target: '.invalid', actions: 'showErrors' },
        ],
        'provider.choose': { actions: withEvent('choose') },
        'provider.remove': { target: '.confirmingRemoval', actions: withEvent('askRemoval') },
        'dialog.close': { target: 'closed', actions: 'emitClosed' },
      },
      states: {
        writing: {},
        invalid: { always: { guard: 'corrected', target: 'writing' } },
        confirmingRemoval: {
          // Another device may have removed it.
          always: { guard: 'isGone', target: 'writing', actions: 'keep' },
          on: {
            'removal.confirm': { target: 'writing', actions: ['remove', 'store'] },
            'removal.cancel': { target: 'writing', actions: 'keep' },
          },
        },
      },
    },
  },
});

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
