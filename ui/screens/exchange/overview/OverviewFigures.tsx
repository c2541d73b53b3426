import type { OrganizationOverviewView } from '@vetsync/machines/exchange/organizationOverview';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { StatStrip } from '../../../components/StatStrip/StatStrip.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber, oneDecimal } from '../../format.ts';
import { organizationOverviewWords } from './OrganizationOverview.words.ts';

/** Figures of the last weeks beside those of the weeks before. Nothing without a single application. */
export function OverviewFigures({
  view: { figures, days, reportHref, reader },
}: {
  view: OrganizationOverviewView;
}) {
  const { figures: words } = useWords(organizationOverviewWords);
  if (!figures) return null;
  const counted = (value: number | null) => (value === null ? words.none : formatNumber(value, reader));
  const spanned = (value: number | null) =>
    value === null ? words.none : words.span(oneDecimal(value, reader), value === 1);
  const { received, decided, daysToDecision, taken } = figures;
  const title = words.title(days);
  return (
    <Section title={title} action={reportHref && <Anchor href={reportHref}>{words.more}</Anchor>}>
      <StatStrip
        label={words.label}
        stats={[
          {
            label: words.names.received,
            figure: counted(received.now),
            hint: words.before(counted(received.before), days),
          },
          {
            label: words.names.decided,
            figure: counted(decided.now),
            hint: words.before(counted(decided.before), days),
          },
          {
            label: words.names.daysToDecision,
            figure: spanned(daysToDecision.now),
            hint: words.before(spanned(daysToDecision.before), days),
          },
          {
            label: words.names.taken,
            figure: counted(taken.now),
            hint: words.takenHint(counted(taken.before), days),
          },
        ]}
      />
    </Section>
  );
}

/** Figures of today. */
export function OverviewStats({ view: { stats, reader } }: { view: OrganizationOverviewView }) {
  const words = useWords(organizationOverviewWords);
  const write = usePhrases();
  if (stats.length === 0) return null;
  return (
    <StatStrip
      label={words.figures.label}
      stats={stats.map(({ label, value, isPercent = false, hint }) => ({
        label: write(label),
        figure: value === null ? words.noFigure : `${formatNumber(value, reader)}${isPercent ? '%' : ''}`,
        hint: write(hint),
      }))}
    />
  );
}
