import { withEvent } from '../../kit/index.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { recordSetup } from './recordSetup.ts';

/** What is open over the list: order and filters of a phone, or what an export contains. */
export const toolsRegion = recordSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'filters.open': 'filters', 'export.open': { guard: 'mayReview', target: 'export' } } },
    filters: { on: { 'filters.close': 'closed' } },
    export: {
      on: { 'export.close': 'closed', 'export.start': { target: 'closed', actions: 'emitDownload' } },
    },
  },
});

/** Who can work with people, and what these were taken for. Without them, the rest still works. */
export const choicesRegion = recordSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadChoices',
        input: ({ context }) => ({ organizationId: organizationIdOf(context) }),
        onDone: { target: 'known', actions: withEvent('setChoices') },
        onError: 'unknown',
      },
      after: { submitTimeout: 'unknown' },
    },
    known: {},
    unknown: { on: { 'page.woken': 'loading' } },
  },
});
