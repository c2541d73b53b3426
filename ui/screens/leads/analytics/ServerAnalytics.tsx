import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LeadCounts } from './LeadCounts.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { countedRange } from './countedRange.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';

export interface ServerAnalyticsProps {
  view: LeadAnalyticsView;
  send: (event: LeadAnalyticsEvent) => void;
}

/** All leads by day, source and status in the selected range. */
export function ServerAnalytics({ view, send }: ServerAnalyticsProps) {
  const words = useWords(serverAnalyticsWords);
  return (
    <Stack as="section" space="large" aria-labelledby="server-analytics">
      <Stack space="hair">
        <Heading level={2} id="server-analytics">
          {words.title}
        </Heading>
        <output>
          <Text as="span" size="small" tone="muted" numeric>
            {countedRange(words, view)}
          </Text>
        </output>
      </Stack>
      <RangeChoice view={view.server} send={send} />
      <LeadCounts view={view} send={send} />
    </Stack>
  );
}
