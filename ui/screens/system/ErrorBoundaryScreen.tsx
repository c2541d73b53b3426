import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { errorBoundaryWords } from './ErrorBoundaryScreen.words.ts';
import { PageFrame } from './PageFrame.tsx';

export type ErrorBoundaryEvent = { type: 'page.reload' };

export interface ErrorBoundaryScreenProps {
  send: (event: ErrorBoundaryEvent) => void;
}

/**
 * Shown instead of a page that threw an error. It uses a native button, because this screen is in the first script
 * and must work when no other code can load.
 */
export function ErrorBoundaryScreen({ send }: ErrorBoundaryScreenProps) {
  const words = useWords(errorBoundaryWords);
  return (
    <PageFrame width="reading" crisisLine="panel">
      <Stack space="medium">
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" tone="muted">
          {words.text}
        </Text>
        <Inline>
          <PlainButton variant="primary" onPress={() => send({ type: 'page.reload' })}>
            {words.reload}
          </PlainButton>
          <LinkButton href="/">{words.home}</LinkButton>
        </Inline>
      </Stack>
    </PageFrame>
  );
}
