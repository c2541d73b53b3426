import type { RouteGuardEvent, RouteGuardView } from '@vetsync/machines/shell/routeGuard';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { useWords } from '../../../language/useWords.ts';
import { unreachableWords } from './Unreachable.words.ts';

export interface UnreachableProps {
  view: RouteGuardView;
  send: (event: RouteGuardEvent) => void;
}

/** The session could not be checked, so a guarded page can be neither shown nor refused. */
export function Unreachable({ send }: UnreachableProps) {
  const words = useWords(unreachableWords);
  return (
    <PageFrame width="reading" crisisLine="panel">
      <Stack space="medium">
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" tone="muted">
          {words.text}
        </Text>
        <Inline>
          <Button variant="primary" onPress={() => send({ type: 'session.refresh' })}>
            {words.retry}
          </Button>
          <LinkButton href="/">{words.home}</LinkButton>
        </Inline>
      </Stack>
    </PageFrame>
  );
}
