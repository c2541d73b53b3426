import { failureHandlers, withEvent } from '../../kit/index.ts';
import { batchSetup } from './batchSetup.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setParticipantsProblem');
const asking = failureHandlers('setActProblem');

const request = ({ context: { owner, eventId } }: { context: OrganizationListingsContext }) => ({
  organizationId: owner?.organization.id ?? '',
  listingId: eventId ?? '',
});
const asked = { guard: withEvent('isComplete'), target: 'acting', actions: withEvent('setAct') } as const;
const acts = {
  'person.check': asked,
  'code.submit': asked,
  'message.send': asked,
  'link.save': asked,
  'dates.add': asked,
  'event.cancel': asked,
} as const;

/** Who comes to one of the events: checked in at the door, written to, or told that it is canceled. */
export const participantsRegion = batchSetup.createStateConfig({
  initial: 'closed',
  on: {
    'participants.open': { target: '.loading', actions: withEvent('setEvent') },
    'participants.close': '.closed',
    'door.change': { actions: withEvent('changeDoor') },
  },
  states: {
    closed: {},
    loading: {
      invoke: {
        src: 'loadParticipants',
        input: request,
        onDone: { target: 'shown', actions: [withEvent('setParticipants'), 'setLink'] },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    /** Colleagues check people in, too: it is read again while it is open. */
    shown: { on: acts, after: { doorRefresh: 'refreshing' } },
    refreshing: {
      on: acts,
      invoke: {
        src: 'loadParticipants',
        input: request,
        onDone: { target: 'shown', actions: withEvent('setParticipants') },
        onError: 'shown',
      },
      after: { submitTimeout: 'shown' },
    },
    acting: {
      invoke: {
        src: 'actOnEvent',
        input: ({ context }) => ({ ...request({ context }), act: context.act! }),
        onDone: { target: 'refreshing', actions: 'setActDone' },
        onError: asking.transitionWithError('shown'),
      },
      after: asking.onTimeout('shown'),
    },
    failed: { on: { 'participants.retry': 'loading' } },
  },
});
