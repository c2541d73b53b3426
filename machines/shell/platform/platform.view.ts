import type { GuidanceView } from '../guidance/index.ts';
import type { NotificationsView } from '../notifications/index.ts';
import type { PreferencesView } from '../preferences/index.ts';
import type { ProfileSwitchView } from '../profileSwitch/index.ts';
import type { ShellView } from '../shell/index.ts';
import type { WellnessPage } from '../../wellness/model/index.ts';
import type { PlatformContext } from './platform.setup.ts';
import type { ShownWorld } from './platformWorld.ts';

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

/** The views of the parts, each of its own machine. */
type PartViews = Omit<PlatformView, 'switcher'> & { switcher: ProfileSwitchView };

const unmarked = <Marked extends { badge: string | null }>(one: Marked): Marked => ({ ...one, badge: null });

/** The self-check of how somebody is doing, and its result: nothing else asks for attention there. */
const isWellnessCheck = ({ content: { tab, detail } }: ShellView) =>
  tab === 'wellness' && detail[0] === ('check' satisfies WellnessPage);
const noGuidance: GuidanceView = { state: 'hidden', prompt: null, reservesSpace: false };

/** Without notifications, badges are hidden, but the inbox stays. */
export function composedView(
  { profiles }: Pick<PlatformContext, 'profiles'>,
  { switcher, guidance, inbox, ...parts }: PartViews,
): PlatformView {
  const isQuiet = parts.preferences.preferences.notifications === 'off';
  return {
    ...parts,
    switcher:
      profiles.length > 0
        ? { ...switcher, profiles: isQuiet ? switcher.profiles.map(unmarked) : switcher.profiles }
        : null,
    guidance: isWellnessCheck(parts.shell) ? noGuidance : guidance,
    inbox: isQuiet ? unmarked(inbox) : inbox,
  };
}
