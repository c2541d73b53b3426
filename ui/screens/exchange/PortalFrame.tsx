import type { TabValue } from '@vetsync/machines/shell/model';
import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { portalFrameWords } from './OrganizationPortal.words.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface PortalFrameProps {
  /** Name of the tab. */
  title: string;
  tab: TabValue;
  children: ReactNode;
}

/** A tab of an organization's portal around what one of its pages shows. */
export function PortalFrame({ title, tab, children }: PortalFrameProps) {
  const leads: Partial<Record<TabValue, string>> = useWords(portalFrameWords).leads;
  const { [tab]: lead } = leads;
  return (
    <Stack space={lead ? 'medium' : 'small'}>
      <PageHead title={title} subtitle={lead} />
      {children}
    </Stack>
  );
}
