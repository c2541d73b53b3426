import type { ActorRefFrom } from 'xstate';
import { guidanceView } from '../guidance/index.ts';
import type { guidanceMachine, GuidanceView } from '../guidance/index.ts';
import type { PlatformMode } from '../model/index.ts';
import { notificationsView } from '../notifications/index.ts';
import type { notificationsMachine, NotificationsView } from '../notifications/index.ts';
import { preferencesView } from '../preferences/index.ts';
import type { preferencesMachine, PreferencesView } from '../preferences/index.ts';
import { profileSwitchView } from '../profileSwitch/index.ts';
import type { profileSwitchMachine, ProfileSwitchView } from '../profileSwitch/index.ts';
import { shellView } from '../shell/index.ts';
import type { shellMachine, ShellView } from '../shell/index.ts';
import { worldView } from '../world/index.ts';
import type { worldMachine, WorldView } from '../world/index.ts';

/** What the whole shell shows: each part is the view of its own machine. */
export interface PlatformView {
  shell: ShellView;
  /** Null on the account platform. */
  switcher: ProfileSwitchView | null;
  guidance: GuidanceView;
  inbox: NotificationsView;
  preferences: PreferencesView;
  world: Pick<WorldView, 'state' | 'store' | 'canReset'>;
}

interface Parts {
  shell: ActorRefFrom<typeof shellMachine>;
  profileSwitch: ActorRefFrom<typeof profileSwitchMachine>;
  guidance: ActorRefFrom<typeof guidanceMachine>;
  notifications: ActorRefFrom<typeof notificationsMachine>;
  preferences: ActorRefFrom<typeof preferencesMachine>;
  world: ActorRefFrom<typeof worldMachine>;
}

const unmarked = <Marked extends { badge: string | null }>(one: Marked): Marked => ({ ...one, badge: null });

/** Whoever wants no notifications sees no badges; the inbox itself is the same. */
export function platformView(mode: PlatformMode, parts: Parts): PlatformView {
  const preferences = preferencesView(parts.preferences.getSnapshot());
  const isQuiet = preferences.preferences.notifications === 'off';
  const switcher = profileSwitchView(parts.profileSwitch.getSnapshot());
  const inbox = notificationsView(parts.notifications.getSnapshot());
  const { state, store, canReset } = worldView(parts.world.getSnapshot());
  return {
    shell: shellView(parts.shell.getSnapshot()),
    switcher:
      mode === 'demo'
        ? { ...switcher, profiles: isQuiet ? switcher.profiles.map(unmarked) : switcher.profiles }
        : null,
    guidance: guidanceView(parts.guidance.getSnapshot()),
    inbox: isQuiet ? unmarked(inbox) : inbox,
    preferences,
    world: { state, store, canReset },
  };
}
