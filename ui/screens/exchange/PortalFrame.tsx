import type { TabValue } from '@vetsync/machines/shell/model';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { portalFrameWords } from './OrganizationPortal.words.ts';

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
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space={lead ? 'medium' : 'small'}>
      <Stack as="hgroup" space="xxsmall">
        <Heading level={1} ref={heading}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
