import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { tabFailedWords } from './TabFailed.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** Shown instead of a tab whose code failed to load or threw an error. The shell keeps working. */
export function TabFailed({ view, send }: ScreenProps<{ title: string }, { type: 'tab.retry' }>) {
  const words = useWords(tabFailedWords);
  return (
    <Stack space="large">
      <Heading level={1}>{view.title}</Heading>
      <ErrorState
        title={words.title}
        announce="alert"
        action={
          <Button variant="primary" onPress={() => send({ type: 'tab.retry' })}>
            {words.retry}
          </Button>
        }
      >
        {words.text}
      </ErrorState>
    </Stack>
  );
}
