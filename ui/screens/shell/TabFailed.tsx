import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { tabFailedWords as words } from './TabFailed.words.ts';

export interface TabFailedProps {
  view: { title: string };
  send: (event: { type: 'tab.retry' }) => void;
}

/** Stands in for a tab whose code could not be fetched or stopped with an error. The shell around it works on. */
export function TabFailed({ view, send }: TabFailedProps) {
  return (
    <Stack space="large">
      <Heading level={1}>{view.title}</Heading>
      <ErrorState
        title={words.title}
        announce="alert"
        action={
          <Button emphasis="primary" onPress={() => send({ type: 'tab.retry' })}>
            {words.retry}
          </Button>
        }
      >
        {words.text}
      </ErrorState>
    </Stack>
  );
}
