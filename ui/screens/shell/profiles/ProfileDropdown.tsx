import { useId } from 'react';
import type { ProfileSwitchEvent, ProfileSwitchView } from '@vetsync/machines/profileSwitch';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ProfileLink } from '../navigation/ProfileLink.tsx';
import * as styles from '../ProfileSwitcher.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { profileSwitcherWords } from '../Shell.words.ts';

export interface ProfileDropdownProps {
  view: ProfileSwitchView;
  send: (event: ProfileSwitchEvent) => void;
}

/** The profile switcher on phones. The browser opens and closes the list, so that the first script stays small. */
export function ProfileDropdown({ view, send }: ProfileDropdownProps) {
  const words = useWords(profileSwitcherWords);
  const id = useId();
  const active = view.profiles.find((option) => option.active);
  return (
    <div className={styles.onPhoneOnly}>
      <button type="button" className={styles.trigger} popoverTarget={id}>
        {active && <Avatar name={active.name} tone={active.role} mark={active.avatar} size="small" />}
        <span className={styles.current}>
          <span className={styles.currentWords}>
            <VisuallyHidden>{words.profile} </VisuallyHidden>
            <span className={styles.currentLabel}>{active?.label ?? words.choose}</span>
            {active && <span className={styles.currentName}> {active.name}</span>}
          </span>{' '}
          {active && <Badge tone="positive">{words.active}</Badge>}
        </span>
        <span className={styles.arrow}>
          <Icon of={ChevronDown} />
        </span>
      </button>
      <div id={id} popover="auto" className={styles.dropdown}>
        <ul className={styles.options}>
          {view.profiles.map((option) => (
            <li key={option.role}>
              <ProfileLink option={option} send={send} shape="list" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
