import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text, type TextProps } from '../../../components/Text/Text.tsx';
import { useFocusOnArrival } from '../../focusOnArrival.ts';

export interface OutcomeProps {
  sign: LucideIcon;
  tone: NonNullable<TextProps['tone']>;
  title: string;
  /** What it means and what to do next. */
  children: ReactNode;
}

/** What came of a form or a link; it takes the place and the focus of what was there. */
export function Outcome({ sign, tone, title, children }: OutcomeProps) {
  return (
    <Stack space="medium" align="flex-start">
      <Text as="span" tone={tone}>
        <Icon of={sign} size="large" />
      </Text>
      <Heading level={1} size="section" ref={useFocusOnArrival<HTMLHeadingElement>()}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
