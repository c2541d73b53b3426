import type { ProfileOption, ProfileSwitchEvent } from '@vetsync/machines/shell/profileSwitch';
import type { MouseEvent } from 'react';
import Check from 'lucide-react/icons/check';
import { Anchor, isPlainClick } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import {
  active as activeStyle,
  below,
  label as labelStyle,
  picture,
  profile,
  state as stateStyle,
  unread as unreadStyle,
  words as wordsStyle,
} from './ProfileLink.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { profileSwitcherWords } from '../Shell.words.ts';

export interface ProfileLinkProps {
  option: ProfileOption;
  send: (event: ProfileSwitchEvent) => void;
}

/** One sample profile: a link with its own URL that switches in place. */
export function ProfileLink({ option, send }: ProfileLinkProps) {
  const words = useWords(profileSwitcherWords);
  const { role, name, avatar, detail, active, badge, unread, href } = option;
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    send({ type: 'profile.choose', role });
  };
  return (
    <Anchor href={href} className={profile} aria-current={active || undefined} onClick={choose}>
      <span className={picture}>
        <Avatar name={name} mark={avatar} size="small" />
      </span>
      <span className={wordsStyle}>
        <span className={labelStyle}>{words.names[role]}</span>
        <span className={below}>{[name, detail].filter(Boolean).join(', ')}</span>
        {(active || badge !== null) && (
          <span className={stateStyle}>
            {active && (
              <span className={activeStyle}>
                <Icon of={Check} size="small" />
                {words.active}
              </span>
            )}{' '}
            {badge !== null && <Unread badge={badge} unread={unread} />}
          </span>
        )}
      </span>
    </Anchor>
  );
}

function Unread({ badge, unread }: { badge: string; unread: number }) {
  const words = useWords(profileSwitcherWords);
  return (
    <>
      <span className={unreadStyle} aria-hidden>
        {badge}
      </span>
      <VisuallyHidden>{words.unread(unread)}</VisuallyHidden>
    </>
  );
}
