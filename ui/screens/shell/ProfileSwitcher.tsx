import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ProfileSwitchEvent, ProfileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { useWords } from '../../language/useWords.ts';
import { profileSwitcherWords } from './Shell.words.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './ProfileSwitcher.css.ts';
import { overlay } from './ProfileSwitcher.css.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { ProfileLink } from './navigation/ProfileLink.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

interface ProfileDropdownProps extends ScreenProps<ProfileSwitchView, ProfileSwitchEvent> {
  footer?: ReactNode;
}

/** The profile switcher's control and list. The browser opens and closes the list, so that the first script stays small. */
function ProfileDropdown({ view, send, footer }: ProfileDropdownProps) {
  const words = useWords(profileSwitcherWords);
  const id = useId();
  const active = view.profiles.find((option) => option.active);
  const hasNews = view.profiles.some((option) => !option.active && option.unread > 0);
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id}>
        {active && <Avatar name={active.name} mark={active.avatar} size="small" />}
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

/** Covers everything while the profile changes. Its live region is always rendered, so that its text is announced. */
function SwitchingOverlay({ isSwitching }: { isSwitching: boolean }) {
  const words = useWords(profileSwitcherWords);
  return (
    <output className={overlay({ isSwitching })}>
      {isSwitching && (
        <>
          <Spinner />
          <Text as="span" weight="medium">
            {words.switching}
          </Text>
        </>
      )}
    </output>
  );
}

export interface ProfileSwitcherProps extends ScreenProps<ProfileSwitchView, ProfileSwitchEvent> {
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
