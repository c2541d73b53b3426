import type { TabValue } from '@vetsync/machines/shell/model';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { portalFrameWords } from './OrganizationPortal.words.ts';

export interface PortalFrameProps {
  /** Name of the tab. */
  title: string;
  tab: TabValue;
  children: ReactNode;
}

/** A tab of an organization's portal around what one of its pages shows, which has a heading of its own. */
export function PortalFrame({ title, tab, children }: PortalFrameProps) {
  const leads: Partial<Record<TabValue, string>> = useWords(portalFrameWords).leads;
  const heading = (
    <Heading level={1} tabIndex={-1}>
      {title}
    </Heading>
  );
  const { [tab]: lead } = leads;
  return (
    <Stack space="large">
      {lead ? (
        <Stack as="hgroup" space="xxsmall">
          {heading}
          <Text tone="muted">{lead}</Text>
        </Stack>
      ) : (
        <VisuallyHidden>{heading}</VisuallyHidden>
      )}
      {children}
    </Stack>
  );
}
