import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { emptyNewOrganization, newOrganizationSchema } from '../model/index.ts';
import { newOrganizationSetup } from './newOrganization.setup.ts';

const typing = { actions: [withEvent('change'), 'emitDraft'] } as const;
const submit = [
  { guard: 'valid', target: 'creating', actions: ['setIdempotencyKey', 'emitDraft'] },
  { target: 'invalid', actions: 'showErrors' },
] as const;

/**
 * A person adds an organization, which then waits for an administrator. The draft is kept until the server has stored it,
 * also when the session ends in between. Its key keeps a repeated call from adding a second organization.
 */
export const newOrganizationMachine = newOrganizationSetup.createMachine({
  id: 'newOrganization',
  context: ({ input }) => ({
    draft: { ...emptyNewOrganization, ...input.draft },
    id: input.id ?? '',
    newId: input.newId,
    errors: {},
    attempt: 0,
    problem: unreachable,
    waitSeconds: 0,
    organization: null,
  }),
  initial: 'editing',
  states: {
    editing: { on: { 'field.change': typing, 'form.submit': submit } },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: { 'field.change': typing, 'form.submit': submit },
    },
    /** Rejected for a reason that concerns no field, or without an answer. */
    failed: { on: { 'field.change': { ...typing, target: 'editing' }, 'form.submit': submit } },
    /** Too many attempts. The form can still be edited. */
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: { 'field.change': typing },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    creating: {
      invoke: {
        src: 'createOrganization',
        input: ({ context: { draft, id } }) => ({
          organization: newOrganizationSchema.parse(draft),
          idempotencyKey: id,
        }),
        onDone: { target: 'created', actions: [withEvent('setOrganization'), 'emitDraft'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    },
    /** The session ended: the sign-in dialog is open, and the form is kept. */
    proving: { on: { 'proof.given': 'creating', 'proof.refused': 'failed' } },
    created: {},
  },
});
