import type { ReactNode } from 'react';
import type { ProfileSwitchEvent, ProfileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { ProfileDropdown } from './profiles/ProfileDropdown.tsx';
import { useWords } from '../../language/useWords.ts';
import { profileSwitcherWords } from './Shell.words.ts';
import { SwitchingOverlay } from './profiles/SwitchingOverlay.tsx';

export interface ProfileSwitcherProps {
  view: ProfileSwitchView;
  send: (event: ProfileSwitchEvent) => void;
  /** Below the profiles, such as the note that all data is a sample. */
  footer?: ReactNode;
}

/** Switches between the five sample profiles: one control that opens their list (platform spec, section 2). */
export function ProfileSwitcher({ view, send, footer }: ProfileSwitcherProps) {
  const words = useWords(profileSwitcherWords);
  return (
    <>
      <nav aria-label={words.label}>
        <ProfileDropdown key={view.current} view={view} send={send} footer={footer} />
      </nav>
      <SwitchingOverlay isSwitching={view.state === 'switching'} />
    </>
  );
}
