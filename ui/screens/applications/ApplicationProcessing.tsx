import type { ApplicationDialogView } from '@vetsync/machines/applications/applicationDialog';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';

/** Progress checklist while an application is prepared. It gets the focus that the form had. */
export function ApplicationProcessing({ view }: { view: ApplicationDialogView }) {
  const words = useWords(applicationDialogWords).processing;
  const current = view.checklist.find(({ state }) => state === 'current');
  return (
    <Stack space="large" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
      <Text tone="muted">{words.note}</Text>
      <ProgressBar label={words.progress} value={view.progress ?? 0} />
      <Timeline
        label={words.checklist}
        entries={view.checklist.map(({ step, state }) => ({ id: step, title: words.steps[step], state }))}
      />
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
      <VisuallyHidden live="polite">{current && words.steps[current.step]}</VisuallyHidden>
    </Stack>
  );
}
