import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from './focusOnMount.ts';

interface PageHeadingProps {
  title: string;
  subtitle?: string | null | undefined;
  /** More lines below. */
  children?: ReactNode;
}

/** What a page is called. It replaces another page, so its heading gets focus. */
export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  return (
    <Stack as="hgroup" space="xxsmall">
      <Heading level={1} ref={useFocusOnMount<HTMLHeadingElement>()}>
        {title}
      </Heading>
      {subtitle && <Text tone="muted">{subtitle}</Text>}
      {children}
    </Stack>
  );
}
