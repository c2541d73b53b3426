import type { AdminTab } from '@vetsync/machines/admin/model';
import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { adminDashboardWords } from './AdminDashboard.words.ts';

export interface AdminDashboardProps {
  view: { tab: AdminTab };
  /** What the page is about: an `AdminOverview`, `AdminUsers`, `AdminOrganizations`, `AdminReports` or `AdminData`, each with its own machine. */
  children: ReactNode;
}

/** A page of the administrators' dashboard (platform spec, section 2, "/admin-dashboard"), in the platform's shell. */
export function AdminDashboard({ view, children }: AdminDashboardProps) {
  const words = useWords(adminDashboardWords);
  return (
    <Stack space="large">
      <PageHead title={words.tabs[view.tab]} subtitle={words.subtitles[view.tab]} />
      {children}
    </Stack>
  );
}
