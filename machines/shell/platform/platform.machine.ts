import { withEvent } from '../../kit/index.ts';
import { platformSetup, wantsHints } from './platform.setup.ts';

const enterWorld = { type: 'toWorld', params: { type: 'world.enter' } } as const;
const leaveWorld = { type: 'toWorld', params: { type: 'world.leave' } } as const;
const clearPrompt = { type: 'toGuidance', params: { type: 'profile.cleared' } } as const;
const show = [withEvent('setShown'), withEvent('setRoute'), withEvent('setInboxPlace'), 'updateTab'] as const;

/**
 * The root actor of one platform, demo or account. It lives as long as its owner stays the same, also while another page is
 * open. A shell in the background must not redirect to sign-in, so it gets the session when the person returns.
 */
export const platformMachine = platformSetup.createMachine({
  id: 'platform',
  context: ({ input, spawn }) => {
    const { session, shown, preferences, ...lasting } = input;
    const { navigation, location, intl, now, world, profiles, notice, hints } = lasting;
    const { sidebar } = preferences;
    return {
      base: '',
      earlierCounts: null,
      personId: '',
      stored: () => null,
      lazyTabAt: () => null,
      ...lasting,
      shown: { role: null, tab: null },
      session: null,
      route: null,
      tab: null,
      tabKey: '',
      background: spawn('background', { id: 'background' }),
      actor: {
        world: spawn('world', {
          id: 'world',
          systemId: 'world',
          input: { logic: world.machine, input: world.input },
        }),
        profileSwitch: spawn('profileSwitch', { id: 'profileSwitch', input: { profiles } }),
        notifications: spawn('notifications', {
          id: 'notifications',
          input: { role: 'user', intl, now },
        }),
        guidance: spawn('guidance', {
          id: 'guidance',
          input: {
            steps: hints,
            wanted: wantsHints(preferences),
            ...(shown && { shown }),
          },
        }),
        shell: spawn('shell', {
          id: 'shell',
          input: { location, navigation, sidebar, profiles, notice, ...(session && { session }) },
        }),
      },
    };
  },
  entry: 'raiseInitialWorld',
  on: {
    '*': { guard: withEvent('isRelayed'), actions: withEvent('relay') },
    'epoch.begun': { actions: [withEvent('relay'), 'stopBackground'] },
    'world.changed': [
      {
        guard: 'choosesProfile',
        actions: [withEvent('relay'), withEvent('countBadges'), withEvent('showEditedProfile')],
      },
      { actions: [withEvent('relay'), withEvent('countBadges')] },
    ],
    'fact.made': { actions: withEvent('promptAfterSubmission') },
    'route.changed': [
      {
        guard: withEvent('isSameRole'),
        actions: [withEvent('setCurrentProfile'), withEvent('promptTab'), ...show],
      },
      {
        guard: withEvent('isSignedOutOfDemo'),
        actions: [withEvent('setCurrentProfile'), clearPrompt, ...show],
      },
      {
        actions: [withEvent('setCurrentProfile'), withEvent('promptProfile'), ...show],
      },
    ],
    'preferences.changed': { actions: [withEvent('relay'), withEvent('setHints')] },
  },
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: { type: 'isHere', params: ({ context }) => context.location }, target: 'here' },
        { target: 'elsewhere' },
      ],
    },
    here: {
      entry: 'openTab',
      exit: 'closeTab',
      on: {
        'tab.update': [
          { guard: 'isSameTab', actions: 'sendRouteToTab' },
          { actions: ['closeTab', 'openTab'] },
        ],
        // A new epoch resets the open tab.
        'epoch.begun': { actions: [withEvent('relay'), 'closeTab', 'stopBackground', 'openTab'] },
        'location.changed': [
          { guard: withEvent('isHere'), actions: [enterWorld, withEvent('toShell')] },
          {
            guard: withEvent('isAdministration'),
            target: 'elsewhere',
            actions: [enterWorld, withEvent('toShell')],
          },
          { guard: withEvent('isSiteRoot'), target: 'elsewhere', actions: leaveWorld },
          { target: 'elsewhere' },
        ],
        'session.changed': [
          { guard: withEvent('isSignedOut'), actions: [leaveWorld, withEvent('toShell')] },
          { actions: withEvent('toShell') },
        ],
      },
    },
    elsewhere: {
      initial: 'informed',
      on: {
        'location.changed': [
          { guard: withEvent('isHere'), target: 'here', actions: [enterWorld, withEvent('toShell')] },
          { guard: withEvent('isAdministration'), actions: [enterWorld, withEvent('toShell')] },
          { guard: withEvent('isSiteRoot'), actions: leaveWorld },
        ],
        'session.changed': [
          {
            guard: withEvent('isSignedOut'),
            target: '.uninformed',
            actions: [leaveWorld, withEvent('setSession')],
          },
          { target: '.uninformed', actions: withEvent('setSession') },
        ],
      },
      states: {
        informed: {},
        uninformed: {
          on: {
            'location.changed': [
              {
                guard: withEvent('isHere'),
                target: '#platform.here',
                actions: [enterWorld, withEvent('toShell'), 'sendSessionToShell'],
              },
              {
                guard: withEvent('isAdministration'),
                target: 'informed',
                actions: [enterWorld, withEvent('toShell'), 'sendSessionToShell'],
              },
            ],
          },
        },
      },
    },
  },
});
