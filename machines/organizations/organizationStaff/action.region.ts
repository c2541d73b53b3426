import { failureHandlers } from '../../kit/index.ts';
import { organizationStaffSetup } from './organizationStaff.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setActionProblem');

/** Confirms and runs one action on a colleague or an invitation at a time. The list is loaded again afterwards. */
export const actionRegion = organizationStaffSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'staff.ask': [
          { guard: 'isInviting' },
          { guard: 'needsNoConfirmation', target: 'working', actions: 'setPendingAction' },
          { target: 'confirming', actions: 'setPendingAction' },
        ],
      },
    },
    confirming: { on: { 'action.confirm': 'working', 'action.cancel': 'idle' } },
    working: {
      invoke: {
        src: 'act',
        input: ({ context: { staff, pendingAction } }) => ({
          organizationId: staff?.organization.id ?? '',
          id: pendingAction?.id ?? '',
          action: pendingAction?.action ?? { kind: 'resend' },
        }),
        onDone: { target: 'done', actions: 'emitDone' },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    done: { always: [{ guard: 'leaves', target: 'left' }, { target: '#organizationStaff.reloading' }] },
    refused: {
      always: [
        { guard: 'actionProofDue', target: 'proving', actions: 'requestActionProof' },
        { guard: 'outdated', target: '#organizationStaff.reloading', actions: 'emitFailed' },
        { target: 'idle', actions: 'emitFailed' },
      ],
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: {
      on: { 'proof.given': 'working', 'proof.refused': { target: 'idle', actions: 'emitFailed' } },
    },
    /** The person works there no more. Nothing of it stays on the screen. */
    left: { entry: ['clearStaff', 'leavePage'] },
  },
});
