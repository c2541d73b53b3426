import type { ProfileSwitchEvent, ProfileSwitchView } from '@vetsync/machines/profileSwitch';
import { ProfileDropdown } from './profiles/ProfileDropdown.tsx';
import { ProfileLink } from './navigation/ProfileLink.tsx';
import { strip } from './ProfileSwitcher.css.ts';
import { useWords } from '../../language/useWords.ts';
import { profileSwitcherWords } from './Shell.words.ts';
import { SwitchingOverlay } from './profiles/SwitchingOverlay.tsx';

export interface ProfileSwitcherProps {
  view: ProfileSwitchView;
  send: (event: ProfileSwitchEvent) => void;
}

/** Switches between the five sample profiles: a strip, or a dropdown below 768 px (platform spec, section 2). */
export function ProfileSwitcher({ view, send }: ProfileSwitcherProps) {
  const words = useWords(profileSwitcherWords);
  return (
    <>
      <nav aria-label={words.label}>
        <ul className={strip}>
          {view.profiles.map((option) => (
            <li key={option.role}>
              <ProfileLink option={option} send={send} shape="strip" />
            </li>
          ))}
        </ul>
        <ProfileDropdown key={view.current} view={view} send={send} />
      </nav>
      <SwitchingOverlay isSwitching={view.state === 'switching'} />
    </>
  );
}
