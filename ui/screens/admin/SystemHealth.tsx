import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { When } from '../system/parts/When.tsx';
import { HealthCards } from './HealthCards.tsx';
import { HealthCharts } from './HealthCharts.tsx';
import { useWords } from '../../language/useWords.ts';
import { systemHealthWords } from './SystemHealth.words.ts';

export interface SystemHealthProps {
  health: AdminOverview['health'];
  /** How long the live feed has been held back, in seconds; null if it isn't. */
  feedBehindSeconds: number | null;
  reader: Reader;
}

/** Health of the server and its dependencies, now and in the last hour. */
export function SystemHealth({ health, feedBehindSeconds, reader }: SystemHealthProps) {
  const words = useWords(systemHealthWords);
  return (
    <Stack as="section" space="large" aria-labelledby="system-health">
      <Stack space="hair">
        <Heading level={2} id="system-health">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          <When at={health.startedAt} reader={reader} size="small">
            {words.since(relativeTime(health.startedAt, reader))}
          </When>
          {`. ${words.version(health.version)}`}
        </Text>
      </Stack>
      <HealthCards health={health} feedBehindSeconds={feedBehindSeconds} reader={reader} />
      <HealthCharts health={health} reader={reader} />
    </Stack>
  );
}
