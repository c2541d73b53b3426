import { Box } from '../../components/Box/Box.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { entry } from '../layout.css.ts';
import type { PracticeProps } from './Career.types.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewWords } from './InterviewPractice.words.ts';

const tones = { again: 'caution', nearly: 'info', ready: 'positive' } as const;

/** All notes, each with a link back to its question. */
export function InterviewReview({ view, send }: PracticeProps) {
  const { review: words, confirm, questions, feelings, back } = useWords(interviewWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space="medium">
      <div>
        <Heading level={2} ref={heading}>
          {words.title}
        </Heading>
        <Text tone="muted">{words.count(view.noted, view.of)}</Text>
      </div>
      <Box as="ol" listStyle="none">
        {view.notes.map(({ question, text, feeling }) => (
          <li key={question} className={entry}>
            <Inline space="xsmall" align="baseline" justify="space-between">
              <Heading level={3}>{questions[question].ask}</Heading>
              {feeling && <Badge tone={tones[feeling]}>{feelings[feeling]}</Badge>}
            </Inline>
            <Text tone={text ? 'neutral' : 'muted'}>{text || words.none}</Text>
            <Button
              size="small"
              aria-label={words.openAbout(questions[question].ask)}
              onPress={() => send({ type: 'question.open', question })}
            >
              {words.open}
            </Button>
          </li>
        ))}
      </Box>
      <Inline space="small">
        <Button onPress={() => send({ type: 'step.back' })}>{back}</Button>
        {view.noted > 0 && (
          <Button variant="primary" tone="critical" onPress={() => send({ type: 'notes.clear' })}>
            {words.clear}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={view.state === 'confirmingClear'}
        tone="critical"
        title={confirm.title}
        confirmLabel={confirm.confirm}
        cancelLabel={confirm.cancel}
        onConfirm={() => send({ type: 'clear.confirm' })}
        onCancel={() => send({ type: 'clear.cancel' })}
      >
        {confirm.text}
      </ConfirmDialog>
    </Stack>
  );
}
