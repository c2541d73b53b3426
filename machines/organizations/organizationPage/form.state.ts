import { withEvent } from '../../kit/index.ts';
import { mayApplyAgain, organizationProfileSchema } from '../model/index.ts';
import { organizationPageSetup } from './organizationPage.setup.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { OrganizationPageContext } from './organizationPage.setup.ts';
import { limitedState } from '../../kit/limitedState.ts';

const typing = { actions: [withEvent('change'), 'emitDraft'] } as const;
const submit = [
  { guard: 'valid', target: 'saving' },
  { target: 'invalid', actions: 'showErrors' },
] as const;
const cancel = { target: '#organizationPage.shown.viewing', actions: ['discardDraft', 'emitDraft'] } as const;
const formEvents = { 'field.change': typing, 'form.submit': submit, 'profile.cancel': cancel } as const;

/** The profile is being written. A change that a colleague has saved meanwhile is shown beside it, never overwritten. */
export const formState = organizationPageSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: { on: formEvents },
    invalid: { always: { guard: 'corrected', target: 'editing' }, on: formEvents },
    /** Rejected for a reason that concerns no field, or without an answer. */
    failed: { on: { ...formEvents, 'field.change': { ...typing, target: 'editing' } } },
    /** Too many attempts. The form can still be edited. */
    limited: limitedState({ 'field.change': typing, 'profile.cancel': cancel }),
    /** The session ended: the sign-in dialog is open, and the form is kept. */
    ...provenCall({
      state: 'saving',
      src: 'changeOrganization',
      request: ({ loaded, storedDraft: written }: OrganizationPageContext) => ({
        id: loaded?.organization.id ?? '',
        version: written?.version ?? 0,
        change: {
          ...organizationProfileSchema.parse(written?.profile),
          // What is corrected after a refusal is what is applied with again.
          ...(loaded && mayApplyAgain(loaded.organization.status) && { status: 'pending' as const }),
        },
      }),
      done: { target: 'saved', actions: withEvent('setOrganization') },
      failed: 'failed',
      refused: [
        { guard: 'alreadyStored', target: 'saved', actions: 'acceptTheirs' },
        { guard: 'changedElsewhere', target: 'conflict' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    }),
    conflict: {
      on: {
        'conflict.keepMine': [
          { guard: 'valid', target: 'saving', actions: ['keepMine', 'emitDraft'] },
          { target: 'invalid', actions: ['keepMine', 'showErrors', 'emitDraft'] },
        ],
        'conflict.takeTheirs': { target: 'editing', actions: ['takeTheirs', 'emitDraft'] },
      },
    },
    saved: {
      always: {
        target: '#organizationPage.shown.viewing',
        actions: ['emitSaved', 'discardDraft', 'emitDraft'],
      },
    },
  },
});
