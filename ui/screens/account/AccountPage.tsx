import type { AccountPageEvent, AccountPageView } from '@vetsync/machines/account/accountPage';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { layout, side, link, list, nav, iconBox } from './AccountNav.css.ts';
import { useWords } from '../../language/useWords.ts';
import { accountPageWords } from './AccountPage.words.ts';
import { SectionLoading } from './SectionLoading.tsx';
import type { AccountSection } from '@vetsync/machines/account/model';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
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
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

const icons: Record<AccountSection, LucideIcon> = {
  profile: User,
  security: KeyRound,
  devices: MonitorSmartphone,
  notifications: Bell,
  calendar: CalendarDays,
  connected: Link2,
  verification: BadgeCheck,
  candidacy: UserSearch,
  access: Eye,
  organizations: Building2,
  delete: Download,
};

/** Links to the sections of the account: beside the content, or in one line above it on narrow screens. */
function AccountNav({ section, sections }: Pick<AccountPageView, 'section' | 'sections'>) {
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

export interface AccountPageProps extends ScreenProps<AccountPageView, AccountPageEvent> {
  /** The open section, with its own machine. Rendered once the account is loaded. */
  children: ReactNode;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}

/** A user's account, in sections that each have a URL. */
export function AccountPage({ view, send, children, account }: AccountPageProps) {
  const words = useWords(accountPageWords);
  const { state, section, sections, failure } = view;
  const above = [
    { href: '/platform', label: words.platform },
    { href: '/account', label: words.title },
  ];
  const here = { href: `/account/${section}`, label: words.sections[section] };
  return (
    <PageFrame actions={account}>
      <div className={layout}>
        <div className={side}>
          <Breadcrumbs items={section === 'profile' ? above : [...above, here]} />
          {sections.length > 0 && <AccountNav section={section} sections={sections} />}
        </div>
        <Stack space="large">
          <PageHead title={words.sections[section]} about={section} />
          {state === 'loading' && <SectionLoading>{words.loading}</SectionLoading>}
          {state === 'failed' && (
            <LoadFailed
              words={words.failed}
              failure={failure}
              onRetry={() => send({ type: 'account.retry' })}
            />
          )}
          {state === 'ready' && children}
        </Stack>
      </div>
    </PageFrame>
  );
}
