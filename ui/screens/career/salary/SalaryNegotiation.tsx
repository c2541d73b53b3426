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
import { salaryWords } from './SalaryNegotiation.words.ts';

/** A guide to a salary negotiation in steps, with the figures of the selected occupation. */
export function SalaryNegotiation({ view: { salary, reader }, send }: CareerProps) {
  const words = useWords(salaryWords).negotiation;
  const { step: currentStep, steps, before, after, asking } = salary;
  const { name, tip, say } = words.steps[currentStep];
  const dollars = (amount: number) => `$${formatNumber(amount, reader)}`;
  return (
    <Card as="section" aria-labelledby="salary-negotiation">
      <Stack space="medium">
        <div>
          <Heading level={2} id="salary-negotiation">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.text}
          </Text>
        </div>
        <Steps
          label={words.title}
          steps={steps.map((step) => words.steps[step].name)}
          current={steps.indexOf(currentStep)}
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
            <Button variant="primary" onPress={() => send({ type: 'negotiationStep.choose', step: after })}>
              {words.next}
            </Button>
          ) : (
            <Button onPress={() => send({ type: 'negotiationStep.choose', step: steps[0] ?? currentStep })}>
              {words.again}
            </Button>
          )}
          {before && (
            <Button onPress={() => send({ type: 'negotiationStep.choose', step: before })}>
              {words.back}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
