import type { MentalHealthFigures } from '@vetsync/machines/hospital/model';
import type { Reader } from '@vetsync/machines/system/model';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
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
import { HospitalNotice } from './HospitalNotice.tsx';

interface Care {
  /** How many cases there are, and how they are cared for. */
  cases: number;
  figures: MentalHealthFigures;
  patientsHref: string;
  reader: Reader;
}
export interface MentalHealthProps {
  /** Null if the hospital keeps no figures here. */
  care: Care | null;
  /** Where care is listed, so that veterans find it. */
  departmentsHref: string;
}

/** The mental health caseload in figures, and the crisis line. No advice, and nothing about individuals. */
export function MentalHealth({ care, departmentsHref }: MentalHealthProps) {
  const words = useWords(hospitalWords).mentalHealth;
  if (!care)
    return (
      <Stack space="large">
        <PortalHead title={words.title} />
        <EmptyState
          icon={HeartPulse}
          title={words.listed.title}
          action={
            <LinkButton href={departmentsHref} variant="primary">
              {words.listed.departments}
            </LinkButton>
          }
        >
          {words.listed.text}
        </EmptyState>
        <Crisis />
      </Stack>
    );
  const { cases, figures, patientsHref, reader } = care;
  const { careForms, weeks, firstWithinTwoDays, calledWithinSevenDays, handedOver } = figures;
  const read = (value: number) => formatNumber(value, reader);
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle}>
        <LinkButton href={patientsHref}>{words.patients}</LinkButton>
      </PortalHead>
      <StatStrip
        label={words.title}
        stats={[
          { label: words.cases, figure: read(cases) },
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
          data={careForms.map(({ name, cases: of }) => ({ label: name, value: of }))}
          heads={words.formsHeads}
          formatValue={read}
        />
        <Crisis />
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
      <HospitalNotice />
    </Stack>
  );
}

function Crisis() {
  const words = useWords(hospitalWords).mentalHealth;
  return (
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
  );
}
