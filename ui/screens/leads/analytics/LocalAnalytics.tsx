import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LocalFigures } from './LocalFigures.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { localAnalyticsWords } from '../LeadAnalytics.words.ts';
import { pendingColumns, recentColumns } from './submissionColumns.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import '../../system/System.phrases.ts';

export interface LocalAnalyticsProps {
  view: LeadAnalyticsView;
  send: (event: LeadAnalyticsEvent) => void;
}

/** The submission log and the unsent leads of this browser (platform spec, sections 2 and 3). */
export function LocalAnalytics({ view, send }: LocalAnalyticsProps) {
  const words = useWords(localAnalyticsWords);
  const write = usePhrases();
  const { local, reader } = view;
  return (
    <Stack as="section" space="large" aria-labelledby="local-analytics">
      <Stack space="hair">
        <Heading level={2} id="local-analytics">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
      <LocalFigures view={view} send={send} />
      <SubmissionTable
        title={words.recent.title}
        note={words.recent.note}
        empty={words.recent.empty}
        columns={recentColumns({ words, reader, write })}
        rows={local.recent.map((entry, index) => ({ ...entry, id: `${entry.timestamp} ${index}` }))}
      />
      <SubmissionTable
        title={words.waiting.title}
        empty={words.waiting.empty}
        columns={pendingColumns({ words, reader, write })}
        rows={local.pending}
      />
    </Stack>
  );
}
