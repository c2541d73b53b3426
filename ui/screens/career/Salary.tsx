import { Anchor } from '../../components/Link/Anchor.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { formatUtcDay } from '../dates.ts';
import { columns } from '../layout.css.ts';
import { CareerHead } from './CareerHead.tsx';
import type { CareerProps } from './Career.types.ts';
import { SalaryBars } from './salary/SalaryBars.tsx';
import { SalaryNegotiation } from './salary/SalaryNegotiation.tsx';
import { useWords } from '../../language/useWords.ts';
import { salaryWords } from './salary/SalaryNegotiation.words.ts';

/**
 * Salary Negotiation: figures with their source, and a guide (docs/decisions/001, "Buttons with no behavior
 * shown").
 */
export function Salary({ view, send }: CareerProps) {
  const allWords = useWords(salaryWords);
  const words = allWords.figures;
  const { salary, reader, links } = view;
  const { occupation, options, median, asking, source } = salary;
  const dollars = (amount: number) => `$${formatNumber(amount, reader)}`;
  return (
    <Stack space="large">
      <CareerHead title={allWords.title} subtitle={allWords.subtitle} links={links} current="salary" />
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
            <SalaryBars salary={salary} reader={reader} />
            <Text size="caption" tone="muted">
              <Anchor href={source.href} lang="en">
                {source.name}
              </Anchor>
              , {words.source(formatUtcDay(source.retrieved, reader))}
            </Text>
          </Stack>
        </Card>
        <SalaryNegotiation view={view} send={send} />
      </div>
    </Stack>
  );
}
