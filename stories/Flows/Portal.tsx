import type { DemoRole } from '@vetsync/machines/model/world';
import { shellHref, tabsOf } from '@vetsync/machines/shell/model';
import { Box } from '@vetsync/ui/components/Box';
import { Stack } from '@vetsync/ui/components/Stack';
import { TabLinks } from '@vetsync/ui/components/TabLinks';
import { usePhrases } from '@vetsync/ui/language';
import { useEffect, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { openPortal, type PortalState, type PortalTab } from './openPortal.ts';
// The names of the tabs are its words.
import '@vetsync/ui/screens/shell/Shell.phrases';

interface PortalProps {
  of: DemoRole;
  /** The tab for each page of the navigation. */
  tabFor: (value: string) => PortalTab;
  /** Draws the open tab. */
  children: (open: PortalState) => ReactNode;
}

/** A role's portal with its navigation. Links stay in the story. */
export function Portal({ of: role, tabFor, children }: PortalProps) {
  const hrefOf = (tab: string) => shellHref({ mode: 'demo', role, tab });
  const [portal] = useState(() => openPortal(role, hrefOf('dashboard'), tabFor));
  useEffect(() => portal.close, [portal]);
  const open = useSyncExternalStore(portal.subscribe, portal.current);
  const write = usePhrases();
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    if (!href.startsWith('/demo/platform')) return;
    event.preventDefault();
    portal.visit(href);
  };
  return (
    <div role="presentation" onClickCapture={follow}>
      <Box padding="large">
        <Stack space="large">
          <TabLinks
            label="Portal"
            items={tabsOf[role].map(({ value, label }) => ({
              href: hrefOf(value),
              label: write(label),
              isCurrent: value === open.tab,
            }))}
          />
          {children(open)}
        </Stack>
      </Box>
    </div>
  );
}
