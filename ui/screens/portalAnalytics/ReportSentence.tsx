import type { Report } from '@vetsync/machines/portalAnalytics/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { formatNumber, oneDecimal } from '../format.ts';
import { organizationReportWords } from './OrganizationReport.words.ts';

interface ReportSentenceProps {
  summary: NonNullable<Report['summary']>;
  reader: Reader;
}

/** What the figures say: how many came, beside the weeks before, and how long a decision took. */
export function ReportSentence({ summary, reader }: ReportSentenceProps) {
  const words = useWords(organizationReportWords).sentence;
  const { weeks, received, decided, daysToDecision } = summary;
  const { now, before } = received;
  const amount = formatNumber(Math.abs(now - before), reader);
  const change = now === before ? words.same : now > before ? words.more(amount) : words.fewer(amount);
  const days = (value: number) => [oneDecimal(value, reader), oneDecimal(value, reader) === '1'] as const;
  return (
    <Stack space="xsmall">
      <Text size="lead">{words.received(formatNumber(now, reader), now === 1, weeks) + change}</Text>
      <Text tone="muted">
        {daysToDecision.now === null
          ? words.noDecision
          : words.decision(...days(daysToDecision.now), formatNumber(decided.now, reader))}{' '}
        {daysToDecision.before !== null && words.decisionBefore(...days(daysToDecision.before))}
      </Text>
    </Stack>
  );
}
