import type { ActorRefFrom } from 'xstate';
import { guidanceView } from '../guidance/index.ts';
import type { guidanceMachine, GuidanceView } from '../guidance/index.ts';
import { notificationsView } from '../notifications/index.ts';
import type { notificationsMachine, NotificationsView } from '../notifications/index.ts';
import { preferencesView } from '../preferences/index.ts';
import type { preferencesMachine, PreferencesView } from '../preferences/index.ts';
import { profileSwitchView } from '../profileSwitch/index.ts';
import type { profileSwitchMachine, ProfileSwitchView } from '../profileSwitch/index.ts';
import { shellView } from '../shell/index.ts';
import type { shellMachine, ShellView } from '../shell/index.ts';
import type { WellnessPage } from '../../wellness/model/index.ts';
import type { PlatformWorldRef, PlatformWorld, ShownWorld } from './platformWorld.ts';

/** The view of the whole shell. Each part is the view of its own machine. */
export interface PlatformView {
  shell: ShellView;
  /** Null on the account platform. */
  switcher: ProfileSwitchView | null;
  guidance: GuidanceView;
  inbox: NotificationsView;
  preferences: PreferencesView;
  world: ShownWorld;
}

interface Parts {
  shell: ActorRefFrom<typeof shellMachine>;
  profileSwitch: ActorRefFrom<typeof profileSwitchMachine>;
  guidance: ActorRefFrom<typeof guidanceMachine>;
  notifications: ActorRefFrom<typeof notificationsMachine>;
  preferences: ActorRefFrom<typeof preferencesMachine>;
  world: PlatformWorldRef;
}

const unmarked = <Marked extends { badge: string | null }>(one: Marked): Marked => ({ ...one, badge: null });

/** The self-check of how somebody is doing, and its result: nothing else asks for attention there. */
const isWellnessCheck = ({ content: { tab, detail } }: ShellView) =>
  tab === 'wellness' && detail[0] === ('check' satisfies WellnessPage);
const noGuidance: GuidanceView = { state: 'hidden', prompt: null, reservesSpace: false };

/** Memoizes the view of one part until its snapshot changes. */
function seen<Snapshot, View>(part: { getSnapshot: () => Snapshot }, viewOf: (snapshot: Snapshot) => View) {
  let before: { snapshot: Snapshot; view: View } | null = null;
  return (): View => {
    const snapshot = part.getSnapshot();
    if (before?.snapshot !== snapshot) before = { snapshot, view: viewOf(snapshot) };
    return before.view;
  };
}

/** Without notifications, badges are hidden, but the inbox stays. */
export function platformViewOf(
  canSwitchProfile: boolean,
  parts: Parts,
  worldView: PlatformWorld['viewOf'],
): () => PlatformView {
  const shell = seen(parts.shell, shellView);
  const profileSwitch = seen(parts.profileSwitch, profileSwitchView);
  const guidance = seen(parts.guidance, guidanceView);
  const notifications = seen(parts.notifications, notificationsView);
  const preferred = seen(parts.preferences, preferencesView);
  const world = seen(parts.world, worldView);
  return () => {
    const preferences = preferred();
    const isQuiet = preferences.preferences.notifications === 'off';
    const shellNow = shell();
    const switcher = profileSwitch();
    const inbox = notifications();
    return {
      shell: shellNow,
      switcher: canSwitchProfile
        ? { ...switcher, profiles: isQuiet ? switcher.profiles.map(unmarked) : switcher.profiles }
        : null,
      guidance: isWellnessCheck(shellNow) ? noGuidance : guidance(),
      inbox: isQuiet ? unmarked(inbox) : inbox,
      preferences,
      world: world(),
    };
  };
}
