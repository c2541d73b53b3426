import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { organizationPageSetup } from './organizationPage.setup.ts';

const typing = {
  'ending.nameChange': { target: '.editing', actions: withEvent('changeEndingName') },
} as const;
const cancel = { 'ending.cancel': '#organizationPage.shown.viewing' } as const;
// The own call closes the feed, too, often before it is answered.
const deaf = { 'feed.denied': {}, 'ending.nameChange': {}, 'ending.cancel': {} } as const;

/** An owner ends the organization, after typing its name by hand. Afterwards, there is nothing left to show. */
export const endingState = organizationPageSetup.createStateConfig({
  initial: 'editing',
  on: { ...typing, ...cancel },
  states: {
    editing: {
      on: {
        'ending.submit': [
          { guard: 'nameEntered', target: 'ending' },
          { target: 'invalid', actions: 'showNameError' },
        ],
      },
    },
    invalid: { on: { 'ending.submit': { actions: 'showNameError' } } },
    failed: { on: { 'ending.submit': 'ending' } },
    ending: {
      on: deaf,
      invoke: {
        src: 'endOrganization',
        input: ({ context: { loaded } }) => ({ id: loaded?.organization.id ?? '' }),
        onDone: 'ended',
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'missing', target: '#organizationPage.missing' },
        { target: 'failed' },
      ],
    },
    /** The proof dialog is open. Nothing ends before it succeeds. */
    proving: { on: { ...deaf, 'proof.given': 'ending', 'proof.refused': 'failed' } },
    ended: { type: 'final', entry: ['emitEnded', 'leavePage'] },
  },
});
