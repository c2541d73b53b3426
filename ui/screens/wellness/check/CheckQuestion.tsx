import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CheckAnswer } from '@vetsync/machines/wellness/model';
import { useFocusOnChange } from '../../system/parts/focus.ts';
import type { CheckProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessCheckWords } from '../WellnessCheck.words.ts';

/** One question at a time. */
export function CheckQuestion({ view, send }: CheckProps) {
  const words = useWords(wellnessCheckWords);
  const { area, number, answer } = view.question;
  const heading = useFocusOnChange<HTMLHeadingElement>(area);
  return (
    <Form onSubmit={() => send({ type: 'step.next' })}>
      <ProgressBar
        label={words.progress(number + 1, view.of)}
        value={view.answered}
        max={view.of}
        valueLabel={`${view.answered}/${view.of}`}
      />
      <div>
        <Text size="small" tone="muted">
          {words.lead}
        </Text>
        <Heading level={2} ref={heading}>
          {words.questions[area]}
        </Heading>
      </div>
      <RadioGroup
        key={area}
        name="answer"
        label={words.questions[area]}
        isLabelHidden
        options={view.answers.map((value) => ({ value: String(value), label: words.answers[value] }))}
        value={answer === null ? '' : String(answer)}
        onChange={(value) => send({ type: 'answer.choose', answer: Number(value) as CheckAnswer })}
      />
      {area === 'safety' && <Text size="small">{words.safetyNote}</Text>}
      <Inline space="small">
        <Button type="submit" variant="primary" isDisabled={!view.canGoOn}>
          {number === view.of - 1 ? words.finish : words.next}
        </Button>
        <Button onPress={() => send({ type: 'step.back' })}>{words.back}</Button>
      </Inline>
    </Form>
  );
}
