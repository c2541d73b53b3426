import type { PortalRole } from '@vetsync/machines/account/model';
import type { PortalPage } from '@vetsync/machines/exchange/model';
import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import { portalPagesWords } from './OrganizationPortal.words.ts';

export interface PortalPagesProps {
  kind: PortalRole;
  pages: readonly { page: PortalPage; href: string; isCurrent: boolean }[];
  /** The page that is shown. */
  children: ReactNode;
}

/** What the pages of a tab are called for this kind of organization. */
export function usePageNames(): (page: PortalPage, kind: PortalRole) => string | undefined {
  const { pages, cases } = useWords(portalPagesWords);
  return (page, kind) => {
    const names: Readonly<Partial<Record<PortalPage, string>>> = { ...pages, cases: cases[kind] };
    return names[page];
  };
}

/** The pages of a tab, if it has more than one, above the one that is shown. */
export function PortalPages({ kind, pages, children }: PortalPagesProps) {
  const words = useWords(portalPagesWords);
  const nameOf = usePageNames();
  if (pages.length < 2) return children;
  return (
    <Stack space="medium">
      <TabLinks
        label={words.label}
        items={pages.map(({ page, ...link }) => ({ label: nameOf(page, kind) ?? '', ...link }))}
      />
      {children}
    </Stack>
  );
}
