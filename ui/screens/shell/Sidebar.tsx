import type { ShellEvent, ShellView, ShellPerson } from '@vetsync/machines/shell/shell';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SideNav, SideNavList } from '../../components/SideNav/SideNav.tsx';
import { SideNavButton } from '../../components/SideNav/SideNavButton.tsx';
import { SideNavLink } from '../../components/SideNav/SideNavLink.tsx';
import { navigationIcons } from './navigation/navigationIcons.ts';
import { ShellTools } from './navigation/ShellTools.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './Shell.phrases.ts';
import { shellWords, sidebarWords } from './Shell.words.ts';
import * as styles from './Sidebar.css.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { veteranBadgeWords } from '../system/parts/VeteranBadge.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

interface SidebarPersonProps {
  person: ShellPerson;
  accountHref: ShellView['accountHref'];
  width: ShellView['sidebar']['width'];
}

/** The current user; for signed-in users, a link to their account. */
function SidebarPerson({ person, accountHref, width }: SidebarPersonProps) {
  const words = useWords(shellWords);
  const sharedWords = useWords(veteranBadgeWords);
  const { name, detail, veteranVerified } = person;
  const isWide = width === 'wide';
  const look = { className: styles.person[width], title: [name, detail].filter(Boolean).join(', ') };
  const content = (
    <>
      {accountHref !== null && <VisuallyHidden>{words.account}</VisuallyHidden>}
      <Avatar name={name} mark={person.avatar} size={isWide ? 'standard' : 'small'} isNamed={!isWide} />
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

/** The user, the role's tabs, and the tools (platform spec, section 2, "Sidebar and bottom bar"). */
export function Sidebar({ view, send }: ScreenProps<ShellView, ShellEvent>) {
  const sharedWords = useWords(shellWords);
  const words = useWords(sidebarWords);
  const write = usePhrases();
  const { person, homeHref, accountHref, adminLinks } = view;
  const { width, tabs } = view.sidebar;
  const isWide = width === 'wide';
  return (
    <SideNav
      label={words.label}
      width={width}
      head={
        <>
          <h2 className={styles.product}>
            <Anchor className={styles.home} href={homeHref} aria-label={sharedWords.home}>
              <span className={isWide ? undefined : styles.homeMark}>
                <Logo />
              </span>
            </Anchor>
          </h2>
          <span className={styles.toggle}>
            <SideNavButton
              label={isWide ? words.collapse : words.expand}
              icon={isWide ? PanelLeftClose : PanelLeftOpen}
              aria-expanded={isWide}
              onPress={() => send({ type: 'sidebar.toggle' })}
            />
          </span>
        </>
      }
    >
      {person ? (
        <SidebarPerson person={person} accountHref={accountHref} width={width} />
      ) : (
        // Reserves the user's space while the session is unknown, so that the tabs don't move.
        <div className={styles.person[width]}>
          <Skeleton shape="circle" />
        </div>
      )}
      <SideNavList label={sharedWords.navigation}>
        {tabs.map(({ value, href, label, icon, badge, current }) => (
          <li key={value}>
            <SideNavLink
              href={href}
              label={write(label)}
              icon={navigationIcons[icon]}
              badge={badge}
              isCurrent={current}
            />
          </li>
        ))}
      </SideNavList>
      {adminLinks.length > 0 && (
        <SideNavList label={sharedWords.administration} isAtEnd>
          {adminLinks.map(({ href, label, icon }) => (
            <li key={href}>
              <SideNavLink href={href} label={write(label)} icon={navigationIcons[icon]} />
            </li>
          ))}
        </SideNavList>
      )}
      <SideNavList isAtEnd>
        <ShellTools view={view} send={send} />
      </SideNavList>
    </SideNav>
  );
}
