import { failureHandlers, withEvent } from '../../kit/index.ts';
import { batchSetup } from './batchSetup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setRecordProblem');

/** The listing that is open over the list. It is read again each time: people apply for it meanwhile. */
export const recordRegion = batchSetup.createStateConfig({
  initial: 'routing',
  on: {
    'location.changed': {
      guard: withEvent('otherRecord'),
      target: '.routing',
      actions: withEvent('setOpen'),
    },
    'record.close': { guard: 'isOpen', target: '.closed', actions: ['closeRecord', 'emitClosed'] },
  },
  states: {
    routing: { always: [{ guard: 'isOpen', target: 'loading' }, { target: 'closed' }] },
    closed: {},
    loading: {
      invoke: {
        src: 'loadListing',
        input: ({ context: { owner, openId } }) => ({
          organizationId: owner?.organization.id ?? '',
          id: openId ?? '',
        }),
        onDone: { target: 'shown', actions: withEvent('setRecord') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    shown: { on: { 'listings.changed': 'loading' } },
    failed: { on: { 'record.retry': 'loading' } },
  },
});
