import type { PortalRole } from '@vetsync/machines/account/model';
import type { PortalPage } from '@vetsync/machines/exchange/model';
import type { ReactNode } from 'react';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import { PageHeadTabs } from '../system/parts/PageHead.tsx';
import { portalPagesWords } from './OrganizationPortal.words.ts';

export interface PortalPagesProps {
  kind: PortalRole;
  pages: readonly { page: PortalPage; href: string; isCurrent: boolean }[];
  /** The page that is shown. */
  children: ReactNode;
}

/** Gives the head of the page that is shown the pages of its tab, if the tab has more than one. */
export function PortalPages({ kind, pages, children }: PortalPagesProps) {
  const words = useWords(portalPagesWords);
  const names: Readonly<Partial<Record<PortalPage, string>>> = { ...words.pages, ...words.of[kind] };
  return (
    <PageHeadTabs
      value={
        pages.length > 1 && (
          <TabLinks
            label={words.label}
            items={pages.map(({ page, ...link }) => ({ label: names[page] ?? '', ...link }))}
          />
        )
      }
    >
      {children}
    </PageHeadTabs>
  );
}
