import { withEvent } from '../../kit/index.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

/** Somebody gives the current search, filters and order a name. */
export const namingRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'view.name': { guard: 'canNameView', target: 'naming', actions: 'clearViewName' } } },
    naming: {
      on: {
        'view.type': { actions: withEvent('setViewName') },
        'view.save': { guard: 'canSaveView', target: 'idle', actions: ['saveView', 'changeSettings'] },
        'view.cancel': 'idle',
      },
    },
  },
});
