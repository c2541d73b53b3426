import { useId, type ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface AccountSectionProps {
  title: string;
  /** How it stands: a badge beside the title. */
  state?: ReactNode;
  /** What it is for. */
  text?: ReactNode;
  children: ReactNode;
}

/** One thing of the account that can be looked at and changed. */
export function AccountSection({ title, state, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space="medium">
        <Stack space="xxsmall">
          <Inline space="small">
            <Heading level={2} size="title" id={id}>
              {title}
            </Heading>
            {state}
          </Inline>
          {text && (
            <Text as="div" tone="muted">
              {text}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
