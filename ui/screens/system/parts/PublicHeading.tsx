import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** What a public page is called, and a line about it. */
export const PublicHeading = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="hgroup" space="xxsmall">
    <Heading level={1}>{title}</Heading>
    <Text size="lead" tone="muted">
      {children}
    </Text>
  </Stack>
);
