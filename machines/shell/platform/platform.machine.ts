import { withEvent } from '../../kit/index.ts';
import { platformSetup, wantsHints } from './platform.setup.ts';

const enterWorld = { type: 'toWorld', params: { type: 'world.enter' } } as const;
const leaveWorld = { type: 'toWorld', params: { type: 'world.leave' } } as const;
const clearPrompt = { type: 'toGuidance', params: { type: 'profile.cleared' } } as const;

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
    'page.*': { actions: withEvent('forward') },
    'proof.request': { actions: withEvent('forward') },
    'proof.given': { actions: withEvent('toTab') },
    'proof.refused': { actions: withEvent('toTab') },
    'session.restored': { actions: [withEvent('toWorld'), withEvent('toTab')] },
    'session.refresh': { actions: withEvent('forward') },
    'server.request': { actions: withEvent('toWorld') },
    'request.left': { actions: withEvent('toWorld') },
    'command.settled': { actions: withEvent('toTab') },
    'session.signOut': { actions: withEvent('forward') },
    'guidance.shown': { actions: withEvent('forward') },
    'preference.set': { actions: withEvent('forward') },
    'epoch.begun': { actions: [withEvent('forward'), 'stopBackground'] },

    'world.dispatch': { actions: withEvent('toWorld') },
    'world.changed': [
      {
        guard: 'choosesProfile',
        actions: [
          withEvent('toProfileSwitch'),
          withEvent('toNotifications'),
          withEvent('countBadges'),
          withEvent('showEditedProfile'),
        ],
      },
      { actions: [withEvent('toProfileSwitch'), withEvent('toNotifications'), withEvent('countBadges')] },
    ],
    'person.changed': { actions: withEvent('toTab') },
    'fact.made': { actions: withEvent('promptAfterSubmission') },
    'route.changed': [
      {
        guard: withEvent('isSameRole'),
        actions: [
          withEvent('setCurrentProfile'),
          withEvent('promptTab'),
          withEvent('setShown'),
          withEvent('setRoute'),
          'updateTab',
        ],
      },
      {
        guard: withEvent('isSignedOutOfDemo'),
        actions: [
          withEvent('setCurrentProfile'),
          clearPrompt,
          withEvent('setShown'),
          withEvent('setRoute'),
          'updateTab',
        ],
      },
      {
        actions: [
          withEvent('setCurrentProfile'),
          withEvent('setInboxRole'),
          withEvent('promptProfile'),
          withEvent('setShown'),
          withEvent('setRoute'),
          'updateTab',
        ],
      },
    ],
    'preferences.changed': { actions: [withEvent('toShell'), withEvent('setHints')] },
    'profile.loaded': { actions: withEvent('toShell') },
    'organizations.loaded': { actions: withEvent('toShell') },

    'tab.go': { actions: withEvent('toShell') },
    'panel.open': { actions: withEvent('toShell') },
    'panel.close': { actions: withEvent('toShell') },
    'sidebar.toggle': { actions: withEvent('toShell') },
    'platform.signOut': { actions: withEvent('toShell') },
    'profile.choose': { actions: withEvent('toProfileSwitch') },
    'guidance.dismiss': { actions: withEvent('toGuidance') },
    'guidance.pause': { actions: withEvent('toGuidance') },
    'guidance.resume': { actions: withEvent('toGuidance') },
    'guidance.follow': { actions: withEvent('toGuidance') },
    'notification.open': { actions: [withEvent('toNotifications'), withEvent('toShell')] },
    'notification.read': { actions: withEvent('toNotifications') },
    'notification.readAll': { actions: withEvent('toNotifications') },
    'world.reset': { actions: [withEvent('toWorld'), withEvent('toGuidance'), withEvent('toShell')] },
  },
  initial: 'arriving',
  states: {
    arriving: {
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
        'epoch.begun': { actions: [withEvent('forward'), 'closeTab', 'stopBackground', 'openTab'] },
        'location.changed': [
          { guard: withEvent('isHere'), actions: [enterWorld, withEvent('toShell')] },
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
            'location.changed': {
              guard: withEvent('isHere'),
              target: '#platform.here',
              actions: [enterWorld, withEvent('toShell'), 'sendSessionToShell'],
            },
          },
        },
      },
    },
  },
});
