import { withEvent } from '../../kit/index.ts';
import { invitationOf, organizationStaffSetup } from './organizationStaff.setup.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { OrganizationStaffContext } from './organizationStaff.setup.ts';
import { limitedState } from '../../kit/limitedState.ts';

const typing = { actions: withEvent('change') } as const;
const submit = [
  { guard: 'isActing' },
  { guard: 'valid', target: 'sending' },
  { target: 'invalid', actions: 'showErrors' },
] as const;

/** The form for an invitation. */
export const inviteRegion = organizationStaffSetup.createStateConfig({
  initial: 'routing',
  states: {
    /** After the list was loaded again, a wait goes on. */
    routing: { always: [{ guard: 'waitOver', target: 'editing' }, { target: 'limited' }] },
    editing: { on: { 'field.change': typing, 'form.submit': submit } },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: { 'field.change': typing, 'form.submit': submit },
    },
    failed: { on: { 'field.change': { ...typing, target: 'editing' }, 'form.submit': submit } },
    limited: limitedState({ 'field.change': typing }),
    /** The session ended: the sign-in dialog is open, and the form is kept. */
    ...provenCall({
      name: 'invite',
      state: 'sending',
      src: 'invite',
      request: ({ staff, draft }: OrganizationStaffContext) => ({
        organizationId: staff?.organization.id ?? '',
        invitation: invitationOf(draft),
      }),
      done: { target: '#organizationStaff.reloading', actions: ['emitInvited', 'clearDraft'] },
      failed: 'failed',
      refused: [
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    }),
  },
});
