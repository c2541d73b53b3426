import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text, type TextProps } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';

export interface OutcomeProps {
  icon: LucideIcon;
  tone: NonNullable<TextProps['tone']>;
  title: string;
  /** What it means and what to do next. */
  children: ReactNode;
}

/** Result of a form or a link. It replaces the form and gets focus. */
export function Outcome({ icon, tone, title, children }: OutcomeProps) {
  return (
    <Stack space="medium" align="flex-start">
      <Text as="span" tone={tone}>
        <Icon of={icon} size="large" />
      </Text>
      <Heading level={1} size="section" ref={useFocusOnMount<HTMLHeadingElement>()}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
