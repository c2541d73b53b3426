import type { MentalHealthFigures } from '@vetsync/machines/hospital/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { halves } from '../portal/PortalPage.css.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';
import { HospitalNotice } from './HospitalNotice.tsx';
import { MentalHealthCrisis } from './MentalHealthCrisis.tsx';

export interface MentalHealthProps {
  /** How many cases there are, and how they are cared for. */
  cases: number;
  figures: MentalHealthFigures;
  patientsHref: string;
  intl: IntlConfig;
}

/** The mental health caseload in figures, and the crisis line. No advice, and nothing about individuals. */
export function MentalHealth({ cases, figures, patientsHref, intl }: MentalHealthProps) {
  const words = useWords(hospitalWords).mentalHealth;
  const { careForms, weeks, firstWithinTwoDays, calledWithinSevenDays, handedOver } = figures;
  const read = (value: number) => formatNumber(value, intl);
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
        <MentalHealthCrisis />
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
