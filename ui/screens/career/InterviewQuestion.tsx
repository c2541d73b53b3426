import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { bullets } from '../layout.css.ts';
import type { PracticeProps } from './Career.types.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewWords } from './InterviewPractice.words.ts';

/** One question, the reason behind it, and a field for notes. */
export function InterviewQuestion({ view, send }: PracticeProps) {
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
      {view.inCrisis && <CrisisHelp />}
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
