import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { AdminNav, type AdminNavProps } from './AdminNav.tsx';

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
