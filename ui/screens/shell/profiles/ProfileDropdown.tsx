import { useId, type ReactNode } from 'react';
import type { ProfileSwitchEvent, ProfileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ProfileLink } from '../navigation/ProfileLink.tsx';
import * as styles from '../ProfileSwitcher.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { profileSwitcherWords } from '../Shell.words.ts';

export interface ProfileDropdownProps {
  view: ProfileSwitchView;
  send: (event: ProfileSwitchEvent) => void;
  footer?: ReactNode;
}

/** The profile switcher's control and list. The browser opens and closes the list, so that the first script stays small. */
export function ProfileDropdown({ view, send, footer }: ProfileDropdownProps) {
  const words = useWords(profileSwitcherWords);
  const id = useId();
  const active = view.profiles.find((option) => option.active);
  const hasNews = view.profiles.some((option) => !option.active && option.unread > 0);
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id}>
        {active && <Avatar name={active.name} tone={active.role} mark={active.avatar} size="small" />}
        <span className={styles.current}>
          <VisuallyHidden>{words.profile} </VisuallyHidden>
          <span className={styles.demo}>{words.demo}</span>{' '}
          <span className={styles.currentLabel}>{active ? words.names[active.role] : words.choose}</span>
        </span>
        {hasNews && (
          <span className={styles.unread}>
            <VisuallyHidden>, {words.someUnread}</VisuallyHidden>
          </span>
        )}
        <span className={styles.arrow}>
          <Icon of={ChevronDown} size="small" />
        </span>
      </button>
      <div id={id} popover="auto" className={styles.dropdown}>
        <ul className={styles.options}>
          {view.profiles.map((option) => (
            <li key={option.role}>
              <ProfileLink option={option} send={send} />
            </li>
          ))}
        </ul>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </>
  );
}
