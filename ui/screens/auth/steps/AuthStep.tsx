import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';

export interface AuthStepProps {
  title: string;
  /** What is asked for, and why. */
  text?: ReactNode;
  /** The form, then links to other methods. */
  children: ReactNode;
}

/** One step of authentication. It replaces the previous step, and its title gets focus. */
export function AuthStep({ title, text, children }: AuthStepProps) {
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} size="section" ref={useFocusOnMount<HTMLHeadingElement>()}>
          {title}
        </Heading>
        {text && <Text as="div">{text}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
