import type { nonprofitFigures } from '@vetsync/machines/nonprofit/model';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { NonprofitMark } from '../../components/Icon/drawings/NonprofitMark.tsx';
import { Sparkline } from '../../components/Sparkline/Sparkline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { formatNumber } from '../format.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { queueWords } from './Nonprofit.words.ts';
import '../portal/Portal.phrases.ts';
import '../reviews/Reviews.phrases.ts';
import '../exchange/cases/Cases.phrases.ts';
import './Nonprofit.phrases.ts';
import { PortalMark } from '../portal/PortalMark.tsx';

interface FiguresProps {
  figures: ReturnType<typeof nonprofitFigures>;
  /** BCP 47 tag. */
  locale: string;
}

export interface NonprofitDashboardProps extends FiguresProps {
  /** What to do first. */
  work: ReactNode;
  /** The applications. */
  children: ReactNode;
}

const mark = <PortalMark icon={NonprofitMark} portal="nonprofit" />;

/** Start page of the nonprofit's portal: what to do first, figures and the Application Queue (feature spec, section 2). */
export function NonprofitDashboard({ work, figures, locale, children }: NonprofitDashboardProps) {
  const words = useWords(queueWords);
  return (
    <Stack space="large">
      <PageHead title={words.title} mark={mark} />
      {work}
      <Figures figures={figures} locale={locale} />
      <Stack space="medium">
        <Heading level={2}>{words.queue}</Heading>
        {children}
      </Stack>
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
    </Stack>
  );
}

function Figures({ figures, locale }: FiguresProps) {
  const words = useWords(queueWords);
  const { participants, transitions, placements, waiting, rejected, months } = figures;
  const read = (value: number) => formatNumber(value, { locale });
  const monthly = (label: string, values: readonly number[]) => (
    <Sparkline label={label} values={values} formatValue={read} />
  );
  return (
    <StatStrip
      label={words.stats}
      stats={[
        { label: words.participants, figure: read(participants), hint: words.participantsHint },
        {
          label: words.transitions,
          figure: read(transitions),
          hint: words.transitionsHint,
          sparkline: monthly(words.transitionsMonths, months.transitions),
        },
        {
          label: words.placements,
          figure: read(placements),
          hint: words.placementsHint,
          sparkline: monthly(words.placementsMonths, months.placements),
        },
        { label: words.waiting, figure: read(waiting), hint: words.waitingHint(rejected) },
      ]}
    />
  );
}
