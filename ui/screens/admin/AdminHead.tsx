import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { LucideIcon } from 'lucide-react';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Puzzle from 'lucide-react/icons/puzzle';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import { adminNavWords } from './AdminNav.words.ts';

type AdminPage = keyof typeof adminNavWords.pages;

const pages: readonly { id: AdminPage; href: string; icon: LucideIcon }[] = [
  { id: 'leads', href: '/leads-admin', icon: Inbox },
  { id: 'requests', href: '/leads-admin/requests', icon: Puzzle },
  { id: 'dashboard', href: '/admin-dashboard', icon: LayoutDashboard },
];

interface AdminNavProps {
  current: AdminPage;
}

/** Navigation between the administrators' pages. */
function AdminNav({ current }: AdminNavProps) {
  const words = useWords(adminNavWords);
  return (
    <TabLinks
      label={words.label}
      items={pages.map(({ id, href, icon }) => ({
        href,
        icon,
        label: words.pages[id],
        isCurrent: id === current,
      }))}
    />
  );
}

export interface AdminHeadProps extends AdminNavProps {
  title: string;
  subtitle: string;
  /** What can be done with the page as a whole. */
  action?: ReactNode;
}

/** Head of an administrators' page: its name, and the way to the other pages. */
export function AdminHead({ current, title, subtitle, action }: AdminHeadProps) {
  return (
    <Stack space="xxsmall">
      <Inline justify="space-between" space="medium">
        <Inline as="hgroup" align="baseline" space="small">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{subtitle}</Text>
        </Inline>
        {action}
      </Inline>
      <AdminNav current={current} />
    </Stack>
  );
}
