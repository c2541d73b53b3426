import { withEvent } from '../../kit/withEvent.ts';

/**
 * States of a region in which somebody gives the current search, filters and order of a list a name. The machine provides the
 * guards and actions.
 */
export const namingStates = {
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
} as const;
