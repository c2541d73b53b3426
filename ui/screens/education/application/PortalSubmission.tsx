import CircleCheck from 'lucide-react/icons/circle-check';
import type { CommonApplicationView } from '@vetsync/machines/applications/commonApplication';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { useWords } from '../../../language/useWords.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';

/** Progress while the applications are submitted, and the second after. It gets the focus that the form had. */
export function PortalSubmission({ view }: { view: CommonApplicationView }) {
  const words = useWords(commonApplicationWords).submitting;
  const isDone = view.state === 'submitted';
  return (
    <Stack space="medium" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
      {view.progress === null ? (
        <Spinner label={words.title} />
      ) : (
        <ProgressBar label={words.progress} value={view.progress} />
      )}
      <div aria-live="polite">
        {isDone ? (
          <Stack space="xsmall">
            <Text as="span" tone="positive">
              <Icon of={CircleCheck} size="large" />
            </Text>
            <Text weight="medium">{words.done}</Text>
            <Text>{words.doneText(view.chosen.length)}</Text>
          </Stack>
        ) : (
          <Text tone="muted">{view.progress === null ? words.storedNote : words.note}</Text>
        )}
      </div>
    </Stack>
  );
}
