import { withEvent } from '../../kit/index.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

/**
 * Row height and saved views, stored for the account. As long as they could not be read, none are saved: that would
 * replace those that are there.
 */
export const settingsRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'loading',
  on: { 'density.choose': { actions: withEvent('setDensity') } },
  states: {
    loading: {
      invoke: {
        src: 'loadSettings',
        onDone: { target: 'known', actions: withEvent('setSettings') },
        onError: 'unknown',
      },
      after: { submitTimeout: 'unknown' },
    },
    unknown: { on: { 'page.woken': 'loading' } },
    known: {
      initial: 'stored',
      on: {
        'density.choose': { actions: [withEvent('setDensity'), 'changeSettings'] },
        'view.remove': { actions: [withEvent('removeView'), 'changeSettings'] },
        'settings.changed': '.saving',
      },
      states: {
        stored: {},
        saving: {
          on: { 'settings.changed': { target: 'saving', reenter: true } },
          invoke: {
            src: 'saveSettings',
            input: ({ context: { settings } }) => ({ settings: settings! }),
            onDone: 'stored',
            onError: 'notStored',
          },
          after: { submitTimeout: 'notStored' },
        },
        notStored: { on: { 'settings.retry': 'saving' } },
      },
    },
  },
});
