import { failureHandlers, withEvent } from '../../kit/index.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { addingSetup } from './addingSetup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setAddingProblem');

/** Takes somebody in with whom the organization writes: for whom nobody applies to, as at a hospital. */
export const addingRegion = addingSetup.createStateConfig({
  initial: 'closed',
  on: { 'adding.close': '.closed', 'adding.place': { actions: withEvent('setPlace') } },
  states: {
    closed: { on: { 'adding.open': { guard: 'mayAdd', target: 'loading', actions: 'clearPeople' } } },
    loading: {
      on: { 'adding.search': { target: 'searching', actions: withEvent('searchPeople') } },
      invoke: {
        src: 'loadThreads',
        input: ({ context }) => ({
          organizationId: organizationIdOf(context),
          q: context.peopleSearch,
          isUnread: false,
          cursor: null,
        }),
        onDone: { target: 'listed', actions: withEvent('setPeople') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    searching: {
      on: { 'adding.search': { target: 'searching', reenter: true, actions: withEvent('searchPeople') } },
      after: { searchDebounce: 'loading' },
    },
    failed: { on: { 'adding.retry': 'loading' } },
    listed: {
      on: {
        'adding.search': { target: 'searching', actions: withEvent('searchPeople') },
        'adding.choose': { target: 'sending', actions: withEvent('prepareOpening') },
      },
    },
    sending: {
      on: { 'adding.close': {}, 'adding.place': {} },
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ command: context.opening! }),
        onDone: { target: 'closed', actions: [withEvent('showAdded'), 'emitOpened'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'addingProofDue', target: 'proving', actions: 'requestAddingProof' },
        // There is a record already.
        { guard: 'isThere', target: 'closed', actions: ['showThere', 'emitOpened'] },
        { target: 'notAdded' },
      ],
    },
    /** The session ended: the sign-in dialog is open. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'notAdded' } },
    notAdded: {
      on: {
        'adding.search': { target: 'searching', actions: withEvent('searchPeople') },
        'adding.choose': { target: 'sending', actions: withEvent('prepareOpening') },
      },
    },
  },
});
