import { failureHandlers, withEvent } from '../../kit/index.ts';
import { batchSetup } from './batchSetup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setParticipantsProblem');

/** Who comes to one of the events. */
export const participantsRegion = batchSetup.createStateConfig({
  initial: 'closed',
  on: {
    'participants.open': { target: '.loading', actions: withEvent('setEvent') },
    'participants.close': '.closed',
  },
  states: {
    closed: {},
    loading: {
      invoke: {
        src: 'loadParticipants',
        input: ({ context: { owner, eventId } }) => ({
          organizationId: owner?.organization.id ?? '',
          listingId: eventId ?? '',
        }),
        onDone: { target: 'shown', actions: withEvent('setParticipants') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    shown: {},
    failed: { on: { 'participants.retry': 'loading' } },
  },
});
