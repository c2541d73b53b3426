import type { AccountPageView } from '@vetsync/machines/account/accountPage';
import type { AccountSection } from '@vetsync/machines/account/model';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import Link2 from 'lucide-react/icons/link-2';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import User from 'lucide-react/icons/user';
import UserSearch from 'lucide-react/icons/user-search';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { keepTabInView } from '../../components/Tabs/keepTabInView.ts';
import { link, list, nav, iconBox } from './AccountNav.css.ts';
import { useWords } from '../../language/useWords.ts';
import { accountPageWords } from './AccountPage.words.ts';

const icons: Record<AccountSection, LucideIcon> = {
  profile: User,
  security: KeyRound,
  devices: MonitorSmartphone,
  notifications: Bell,
  connected: Link2,
  verification: BadgeCheck,
  candidacy: UserSearch,
  access: Eye,
  organizations: Building2,
  delete: Download,
};

/** Links to the sections of the account: beside the content, or in one line above it on narrow screens. */
export function AccountNav({ section, sections }: Pick<AccountPageView, 'section' | 'sections'>) {
  const words = useWords(accountPageWords);
  return (
    <nav className={nav} aria-label={words.nav}>
      <ul className={list}>
        {sections.map((each) => (
          <li key={each.section}>
            <Anchor
              ref={each.section === section ? keepTabInView : undefined}
              className={link}
              href={each.href}
              aria-current={each.section === section ? 'page' : undefined}
            >
              <span className={iconBox}>
                <Icon of={icons[each.section]} />
              </span>
              {words.sections[each.section]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
