import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Steps } from '../../../components/Steps/Steps.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { formatNumber } from '../../format.ts';
import { quote } from '../Career.css.ts';
import type { CareerProps } from '../Career.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { salaryWords } from './SalaryTalk.words.ts';

/** A guide to the salary talk in steps, with the figures of the selected occupation. */
export function SalaryTalk({ view: { salary, reader }, send }: CareerProps) {
  const words = useWords(salaryWords).talk;
  const { talk, steps, before, after, asking } = salary;
  const { name, tip, say } = words.steps[talk];
  const dollars = (amount: number) => `$${formatNumber(amount, reader)}`;
  return (
    <Card as="section" aria-labelledby="salary-talk">
      <Stack space="medium">
        <div>
          <Heading level={2} id="salary-talk">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.text}
          </Text>
        </div>
        <Steps
          label={words.title}
          steps={steps.map((step) => words.steps[step].name)}
          current={steps.indexOf(talk)}
        />
        <div aria-live="polite">
          <Stack space="small">
            <Heading level={3}>{name}</Heading>
            <Text>{tip}</Text>
            <div className={quote}>
              <Text size="small" tone="muted">
                {words.say}
              </Text>
              <Text weight="medium">“{say(dollars(asking.from), dollars(asking.to))}”</Text>
            </div>
          </Stack>
        </div>
        <Inline space="small">
          {after ? (
            <Button variant="primary" onPress={() => send({ type: 'talk.go', step: after })}>
              {words.next}
            </Button>
          ) : (
            <Button onPress={() => send({ type: 'talk.go', step: steps[0] ?? talk })}>{words.again}</Button>
          )}
          {before && <Button onPress={() => send({ type: 'talk.go', step: before })}>{words.back}</Button>}
        </Inline>
      </Stack>
    </Card>
  );
}
