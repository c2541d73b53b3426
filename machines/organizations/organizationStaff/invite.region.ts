import { failureHandlers, withEvent } from '../../kit/index.ts';
import { invitationOf, organizationStaffSetup } from './organizationStaff.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setInviteProblem');

const typing = { actions: withEvent('change') } as const;
const submit = [
  { guard: 'isActing' },
  { guard: 'valid', target: 'sending' },
  { target: 'invalid', actions: 'showErrors' },
] as const;

/** The form for an invitation. */
export const inviteRegion = organizationStaffSetup.createStateConfig({
  initial: 'arriving',
  states: {
    /** After the list was loaded again, a wait goes on. */
    arriving: { always: [{ guard: 'waitOver', target: 'editing' }, { target: 'limited' }] },
    editing: { on: { 'field.change': typing, 'form.submit': submit } },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: { 'field.change': typing, 'form.submit': submit },
    },
    failed: { on: { 'field.change': { ...typing, target: 'editing' }, 'form.submit': submit } },
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: { 'field.change': typing },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    sending: {
      invoke: {
        src: 'invite',
        input: ({ context: { staff, draft } }) => ({
          organizationId: staff?.organization.id ?? '',
          invitation: invitationOf(draft),
        }),
        onDone: { target: '#organizationStaff.reloading', actions: ['emitInvited', 'clearDraft'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'inviteProofDue', target: 'proving', actions: 'requestInviteProof' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    },
    /** The session ended: the sign-in dialog is open, and the form is kept. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'failed' } },
  },
});
