import { withEvent } from '../../kit/index.ts';
import { provenCall } from '../../kit/provenCall.ts';
import { adminOrganizationsSetup, decisionCall } from './adminOrganizations.setup.ts';

const writing = {
  'reason.change': { target: 'writing', actions: withEvent('writeReason') },
  'form.submit': [
    { guard: 'valid', target: 'working' },
    { target: 'invalid', actions: 'showErrors' },
  ],
  'form.cancel': 'idle',
} as const;

/** Writes and makes one decision at a time. */
export const decisionRegion = adminOrganizationsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: { 'organization.decide': { guard: 'mayDecide', target: 'writing', actions: 'startDeciding' } },
    },
    writing: { on: writing },
    invalid: { on: writing },
    /** Rejected for another cause than the reason, or without an answer. */
    failed: { on: writing },
    ...provenCall({
      name: 'action',
      state: 'working',
      src: 'decide',
      request: decisionCall,
      done: { target: 'idle', actions: ['dropDecided', 'emitDecided'] },
      failed: 'failed',
      refused: [
        { guard: 'outdated', target: 'outdated', actions: 'emitFailed' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    }),
    outdated: { always: { target: 'idle', actions: 'dropDecided' } },
  },
});
