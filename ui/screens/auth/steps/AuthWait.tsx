import { Heading } from '../../../components/Heading/Heading.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';

export interface AuthWaitProps {
  children: string;
}

/** A short wait without any action. */
export function AuthWait({ children }: AuthWaitProps) {
  return (
    <Stack space="medium" align="flex-start">
      <Text as="span" tone="accent">
        <Spinner />
      </Text>
      <Heading level={1} size="title" ref={useFocusOnMount<HTMLHeadingElement>()}>
        {children}
      </Heading>
    </Stack>
  );
}
