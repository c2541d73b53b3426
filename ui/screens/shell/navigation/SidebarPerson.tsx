import type { ShellPerson, ShellView } from '@vetsync/machines/shell/shell';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { veteranBadgeWords } from '../../system/parts/VeteranBadge.words.ts';
import { shellWords } from '../Shell.words.ts';
import * as styles from '../Sidebar.css.ts';

export interface SidebarPersonProps {
  person: ShellPerson;
  accountHref: ShellView['accountHref'];
  width: ShellView['sidebar']['width'];
}

/** The current user; for signed-in users, a link to their account. */
export function SidebarPerson({ person, accountHref, width }: SidebarPersonProps) {
  const words = useWords(shellWords);
  const sharedWords = useWords(veteranBadgeWords);
  const { name, detail, veteranVerified } = person;
  const isWide = width === 'wide';
  const look = { className: styles.person({ width }), title: [name, detail].filter(Boolean).join(', ') };
  const content = (
    <>
      {accountHref !== null && <VisuallyHidden>{words.account}</VisuallyHidden>}
      <Avatar
        name={name}
        tone={person.role}
        mark={person.avatar}
        size={isWide ? 'standard' : 'small'}
        isNamed={!isWide}
      />
      {isWide && (
        <div className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{detail}</span>
        </div>
      )}
      {isWide && veteranVerified && (
        <span className={styles.verified}>
          <Icon of={BadgeCheck} label={sharedWords.verified} />
        </span>
      )}
    </>
  );
  if (accountHref === null) return <div {...look}>{content}</div>;
  return (
    <Anchor {...look} href={accountHref}>
      {content}
    </Anchor>
  );
}
