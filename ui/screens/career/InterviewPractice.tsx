import type { CareerLinks } from '@vetsync/machines/career/model';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { careerWords } from './Career.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { useWords } from '../../language/useWords.ts';
import { interviewWords } from './InterviewPractice.words.ts';
import type { PracticeProps } from './Career.types.ts';
import { Box } from '../../components/Box/Box.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { entry, bullets } from '../layout.css.ts';
import { Form } from '../../components/Form/Form.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** One question, the reason behind it, and a field for notes. */
function InterviewQuestion({ view, send }: PracticeProps) {
  const words = useWords(interviewWords);
  const { question, number, of, note } = view;
  const { ask, why, tips } = words.questions[question];
  const heading = useFocusOnChange<HTMLHeadingElement>(question);
  return (
    <Form onSubmit={() => send({ type: 'step.next' })}>
      <ProgressBar
        label={words.progress(number + 1, of)}
        value={number + 1}
        max={of}
        valueLabel={`${number + 1}/${of}`}
      />
      <Heading level={2} ref={heading}>
        {ask}
      </Heading>
      <div>
        <Text weight="strong">{words.why}</Text>
        <Text>{why}</Text>
        <ul className={bullets}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <TextArea
        key={question}
        name="note"
        label={words.note}
        help={words.noteHelp}
        limit={view.max}
        value={note.text}
        onChange={(value) => send({ type: 'note.change', value })}
      />
      {view.crisis && <CrisisHelp finding={view.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />}
      <RadioGroup
        key={`${question}-feeling`}
        name="feeling"
        label={words.feeling}
        layout="inline"
        options={view.feelings.map((value) => ({ value, label: words.feelings[value] }))}
        value={note.feeling ?? ''}
        onChange={(feeling) => send({ type: 'feeling.choose', feeling })}
      />
      <Inline space="small">
        <Button type="submit" variant="primary">
          {number === of - 1 ? words.finish : words.next}
        </Button>
        {number > 0 && <Button onPress={() => send({ type: 'step.back' })}>{words.back}</Button>}
      </Inline>
    </Form>
  );
}

const tones = { again: 'caution', nearly: 'info', ready: 'positive' } as const;

/** All notes, each with a link back to its question. */
function InterviewReview({ view, send }: PracticeProps) {
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

export type { PracticeProps } from './Career.types.ts';

export interface InterviewPracticeProps extends PracticeProps {
  links: CareerLinks;
}

/** Interview Prep: one question at a time, with private notes (docs/decisions/001, "Buttons without behavior"). */
export function InterviewPractice({ view, send, links }: InterviewPracticeProps) {
  const words = useWords(interviewWords);
  const sharedWords = useWords(careerWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        hub={sharedWords.overview.title}
        tabs={<PageTabs words={sharedWords} links={links} current="interview" />}
      />
      <Card padding="generous">
        {view.state === 'asking' ? (
          <InterviewQuestion view={view} send={send} />
        ) : (
          <InterviewReview view={view} send={send} />
        )}
      </Card>
    </Stack>
  );
}
