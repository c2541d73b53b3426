import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { HealthTrouble } from '@vetsync/machines/admin/adminOverview';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { HealthStrip } from './HealthStrip.tsx';
import { useWords } from '../../../language/useWords.ts';
import { systemHealthWords } from './SystemHealth.words.ts';

export interface SystemHealthProps {
  /** Null while loading. */
  health: AdminOverview['health'] | null;
  /** The parts that need attention. */
  troubles: readonly HealthTrouble[];
  /** How long the live feed has been held back, in seconds; null if it isn't. */
  feedBehindSeconds: number | null;
  intl: IntlConfig;
}

/** Health of the server and its dependencies now: first in words, then part by part. */
export function SystemHealth({ health, troubles, feedBehindSeconds, intl }: SystemHealthProps) {
  const words = useWords(systemHealthWords);
  const verdict =
    troubles.length === 0
      ? words.verdict.fine
      : words.verdict.troubles(troubles.map((part) => words[part].label).join(', '));
  return (
    <Section
      title={health ? verdict : words.title}
      action={
        health && (
          <Text as="span" size="small" tone="muted">
            <TimeText at={health.startedAt} intl={intl} size="small">
              {words.since(relativeTime(health.startedAt, intl))}
            </TimeText>
            {`. ${words.version(health.version)}`}
          </Text>
        )
      }
    >
      <HealthStrip health={health} feedBehindSeconds={feedBehindSeconds} intl={intl} />
    </Section>
  );
}
