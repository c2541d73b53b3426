import type { HospitalView } from '@vetsync/machines/hospital';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { halves } from '../portal/PortalPage.css.ts';
import { CrisisLinks } from '../system/crisis/CrisisLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';

/** The mental health caseload in figures, and the crisis line. No advice, and nothing about individuals. */
export function MentalHealth({ view: { figures, mentalHealth, links, reader } }: { view: HospitalView }) {
  const words = useWords(hospitalWords).mentalHealth;
  const { careForms, weeks, firstWithinTwoDays, calledWithinSevenDays, handedOver } = mentalHealth;
  const read = (value: number) => formatNumber(value, reader);
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle}>
        <LinkButton href={links.mentalHealthPatients}>{words.patients}</LinkButton>
      </PortalHead>
      <StatStrip
        label={words.title}
        stats={[
          { label: words.cases, figure: read(figures.mentalHealthCases) },
          {
            label: words.first,
            figure: words.met(firstWithinTwoDays.met, firstWithinTwoDays.of),
            hint: words.firstHint,
          },
          {
            label: words.called,
            figure: words.met(calledWithinSevenDays.met, calledWithinSevenDays.of),
            hint: words.calledHint,
          },
          { label: words.handedOver, figure: read(handedOver), hint: words.handedOverHint },
        ]}
      />
      <div className={halves}>
        <BarChart
          title={words.forms}
          level={2}
          description={words.formsMore}
          data={careForms.map(({ name, cases }) => ({ label: name, value: cases }))}
          heads={words.formsHeads}
          formatValue={read}
        />
        <Card as="section" aria-labelledby="mental-health-crisis">
          <Stack space="medium">
            <div>
              <Heading level={2} id="mental-health-crisis">
                {words.crisis}
              </Heading>
              <Text size="small" tone="muted">
                {words.crisisMore}
              </Text>
            </div>
            <CrisisLinks />
          </Stack>
        </Card>
      </div>
      <LineChart
        title={words.weeks}
        level={2}
        description={words.weeksMore}
        head={words.week}
        labels={weeks.map((_, index) => words.weekNumber(weeks.length - 1 - index))}
        series={[
          { label: words.begun, values: weeks.map(({ begun }) => begun) },
          { label: words.ended, values: weeks.map(({ ended }) => ended) },
        ]}
        formatValue={read}
      />
    </Stack>
  );
}
