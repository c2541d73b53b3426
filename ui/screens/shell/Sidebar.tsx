import type { ShellEvent, ShellView } from '@vetsync/machines/shell/shell';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { NavButton } from './navigation/NavButton.tsx';
import { NavLink } from './navigation/NavLink.tsx';
import { ShellTools } from './navigation/ShellTools.tsx';
import { SidebarPerson } from './navigation/SidebarPerson.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './Shell.phrases.ts';
import { shellWords, sidebarWords } from './Shell.words.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarProps {
  view: ShellView;
  send: (event: ShellEvent) => void;
}

/** The user, the role's tabs, and the tools (platform spec, section 2, "Sidebar and bottom bar"). */
export function Sidebar({ view, send }: SidebarProps) {
  const sharedWords = useWords(shellWords);
  const words = useWords(sidebarWords);
  const write = usePhrases();
  const { person, homeHref, accountHref, adminLinks } = view;
  const { width, tabs } = view.sidebar;
  const isWide = width === 'wide';
  return (
    <aside className={styles.sidebar({ width })} aria-label={words.label}>
      <div className={styles.head({ width })}>
        <h2 className={styles.product}>
          <Anchor className={styles.home} href={homeHref} aria-label={sharedWords.home}>
            <span className={isWide ? undefined : styles.homeMark}>
              <Logo />
            </span>
          </Anchor>
        </h2>
        <span className={styles.toggle}>
          <NavButton
            label={isWide ? words.collapse : words.expand}
            icon={isWide ? PanelLeftClose : PanelLeftOpen}
            width="narrow"
            aria-expanded={isWide}
            onPress={() => send({ type: 'sidebar.toggle' })}
          />
        </span>
      </div>
      {person ? (
        <SidebarPerson person={person} accountHref={accountHref} width={width} />
      ) : (
        // Reserves the user's space while the session is unknown, so that the tabs don't move.
        <div className={styles.person({ width })}>
          <Skeleton shape="circle" />
        </div>
      )}
      <nav aria-label={sharedWords.navigation}>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <li key={tab.value}>
              <NavLink {...tab} label={write(tab.label)} width={width} />
            </li>
          ))}
        </ul>
      </nav>
      {adminLinks.length > 0 && (
        <nav aria-label={sharedWords.administration}>
          <ul className={styles.tools}>
            {adminLinks.map((link) => (
              <li key={link.href}>
                <NavLink {...link} label={write(link.label)} width={width} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={styles.tools}>
        <ShellTools view={view} send={send} />
      </ul>
    </aside>
  );
}
