import { useId, type ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';

export interface AccountSectionProps {
  title: string;
  /** Status badge beside the title. */
  state?: ReactNode;
  /** The stage being shown. When it changes, the title gets the focus that was lost with the previous stage. */
  stage?: string;
  /** What the setting is for. */
  text?: ReactNode;
  children: ReactNode;
}

/** One setting of the account. */
export function AccountSection({ title, state, stage = '', text, children }: AccountSectionProps) {
  const id = useId();
  const heading = useFocusOnChange<HTMLHeadingElement>(stage, { ifLost: true });
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space="medium">
        <Stack space="xxsmall">
          <Inline space="small">
            <Heading level={2} id={id} ref={heading}>
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
