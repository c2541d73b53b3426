import type { ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { columns } from '../layout.css.ts';
import { careerWords } from './Career.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { CareerProps } from './Career.types.ts';
import { useWords } from '../../language/useWords.ts';
import { salaryWords } from './salary/SalaryNegotiation.words.ts';
import type { SalaryView } from '@vetsync/machines/career/career';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Box } from '../../components/Box/Box.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { quote } from './Career.css.ts';
import { dateText } from '../dates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** A guide to a salary negotiation in steps, with the figures of the selected occupation. */
function SalaryNegotiation({ view: { salary, intl }, send }: CareerProps) {
  const words = useWords(salaryWords).negotiation;
  const { step: currentStep, steps, asking } = salary;
  const isLast = currentStep === steps.at(-1);
  const { name, tip, say } = words.steps[currentStep];
  const dollars = (amount: number) => `$${formatNumber(amount, intl)}`;
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
        <Stepper
          label={words.title}
          steps={steps.map((step) => words.steps[step].name)}
          current={steps.indexOf(currentStep)}
          nextLabel={words.next}
          backLabel={words.back}
          onChange={(index) => send({ type: 'negotiationStep.choose', step: steps[index] ?? currentStep })}
          actions={
            isLast && (
              <Button onPress={() => send({ type: 'negotiationStep.choose', step: steps[0] ?? currentStep })}>
                {words.again}
              </Button>
            )
          }
        >
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
        </Stepper>
      </Stack>
    </Card>
  );
}

interface SalaryBarsProps {
  salary: SalaryView;
  intl: IntlConfig;
}

/** Salaries of all occupations, highest first, with the selected one highlighted. */
function SalaryBars({ salary, intl }: SalaryBarsProps) {
  const words = useWords(salaryWords);
  const { options, occupation } = salary;
  const most = Math.max(...options.map(({ median }) => median));
  return (
    <Stack as="ul" space="small" aria-label={words.figures.chart}>
      {options.map((option) => (
        <Box as="li" listStyle="none" key={option.occupation}>
          <ProgressBar
            size="small"
            tone={option.occupation === occupation ? 'accent' : 'info'}
            label={option.title}
            lang="en"
            value={option.median}
            max={most}
            valueLabel={`$${formatNumber(option.median, intl)}`}
          />
        </Box>
      ))}
    </Stack>
  );
}

/** Salary Negotiation: figures with their source, and a guide (docs/decisions/001, "Buttons without behavior"). */
export function Salary({ view, send, children }: CareerProps & { children?: ReactNode }) {
  const allWords = useWords(salaryWords);
  const sharedWords = useWords(careerWords);
  const words = allWords.figures;
  const { salary, intl, links } = view;
  const { occupation, options, median, asking, source } = salary;
  const dollars = (amount: number) => `$${formatNumber(amount, intl)}`;
  return (
    <Stack space="large">
      <PageHead
        title={allWords.title}
        subtitle={allWords.subtitle}
        hub={sharedWords.overview.title}
        tabs={<PageTabs words={sharedWords} links={links} current="salary" />}
      />
      <div className={columns}>
        <Card as="section" aria-labelledby="salary-figures">
          <Stack space="medium">
            <Heading level={2} id="salary-figures">
              {words.title}
            </Heading>
            <Select
              label={words.occupation}
              options={options.map((option) => ({
                value: option.occupation,
                label: option.title,
                lang: 'en',
              }))}
              value={occupation}
              onChange={(value) => send({ type: 'occupation.choose', occupation: value })}
            />
            <StatStrip
              label={words.chart}
              stats={[
                { label: words.median, figure: dollars(median), hint: words.medianHint },
                {
                  label: words.range,
                  figure: `${dollars(asking.from)}–${dollars(asking.to)}`,
                  hint: words.rangeHint,
                },
              ]}
            />
            <SalaryBars salary={salary} intl={intl} />
            <Text size="caption" tone="muted">
              <Anchor href={source.href} lang="en">
                {source.name}
              </Anchor>
              , {words.source(dateText(source.retrieved, intl))}
            </Text>
          </Stack>
        </Card>
        <SalaryNegotiation view={view} send={send} />
      </div>
      {children}
    </Stack>
  );
}
