import type { Report } from '@vetsync/machines/portalAnalytics/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { formatNumber } from '../format.ts';
import { inFormat } from './figureFormats.ts';
import { organizationReportWords } from './OrganizationReport.words.ts';
import { statHint } from './reportSummaries.ts';

/** The figures of a report, each beside that of the period before. */
export function ReportStats({ stats, intl }: Pick<Report, 'stats'> & { intl: IntlConfig }) {
  const words = useWords(organizationReportWords);
  const write = usePhrases();
  return (
    <StatStrip
      label={words.figures}
      stats={stats.map(({ label, value, format, hint, before }) => ({
        label: write(label),
        figure: value === null ? words.notYet : inFormat(words, format, intl)(value),
        hint: statHint(words, write(hint), { value, before, format }, intl),
      }))}
    />
  );
}

/** What was really done in the demo. */
export function ReportLive({ live, intl }: Required<Pick<Report, 'live'>> & { intl: IntlConfig }) {
  const words = useWords(organizationReportWords);
  const write = usePhrases();
  return (
    <Stack space="small">
      <Stack space="xxsmall">
        <Heading level={2}>{words.live}</Heading>
        <Text size="small" tone="muted">
          {words.liveText}
        </Text>
      </Stack>
      <StatStrip
        label={words.live}
        stats={live.map(({ label, value }) => ({ label: write(label), figure: formatNumber(value, intl) }))}
      />
    </Stack>
  );
}
