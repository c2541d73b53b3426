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

export interface AdminNavProps {
  current: AdminPage;
}

/** Navigation between the administrators' pages. */
export function AdminNav({ current }: AdminNavProps) {
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
