import type { AdminTab } from '@vetsync/machines/admin/model';
import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { AdminHead } from './AdminHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { adminDashboardWords } from './AdminDashboard.words.ts';

export interface AdminDashboardProps {
  view: { tab: AdminTab };
  send: (event: { type: 'tab.choose'; tab: AdminTab }) => void;
  /** Content of the open tab: an `AdminOverview`, `AdminUsers`, `AdminOrganizations`, `AdminReports` or `AdminData`, each with its own machine. */
  children: ReactNode;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}

const tabs: readonly AdminTab[] = ['overview', 'users', 'organizations', 'reports', 'data'];

/** The administrators' dashboard (platform spec, section 2, "/admin-dashboard"). */
export function AdminDashboard({ view, send, children, account }: AdminDashboardProps) {
  const words = useWords(adminDashboardWords);
  return (
    <PageFrame actions={account}>
      <Stack space="small">
        <AdminHead current="dashboard" title={words.title} subtitle={words.subtitle} />
        <Tabs<AdminTab>
          label={words.tabsLabel}
          items={tabs.map((id) => ({ id, label: words.tabs[id] }))}
          selectedKey={view.tab}
          onSelectionChange={(tab) => send({ type: 'tab.choose', tab })}
        >
          {children}
        </Tabs>
      </Stack>
    </PageFrame>
  );
}
