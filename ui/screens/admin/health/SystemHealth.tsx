import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { HealthTrouble } from '@vetsync/machines/admin/adminOverview';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { formatNumber } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { useWords } from '../../../language/useWords.ts';
import { systemHealthWords } from './SystemHealth.words.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { cell, cells, strip } from '../../../components/StatStrip/StatStrip.css.ts';
import { fileSize } from '../../../components/FileDrop/fileSize.ts';
import { relativeTime } from '../../moreDates.ts';

interface HealthStripProps {
  /** Null while loading: the parts show placeholders. */
  health: AdminOverview['health'] | null;
  feedBehindSeconds: number | null;
  intl: IntlConfig;
}

/** The parts of the system side by side: the status of each, and a few figures. */
function HealthStrip({ health, feedBehindSeconds, intl }: HealthStripProps) {
  const words = useWords(systemHealthWords);
  const count = (value: number) => formatNumber(value, intl);
  return (
    <div className={strip}>
      <div className={cells}>
        <Part label={words.database.label}>
          {health && (
            <>
              <Status isFine={health.database.reachable}>
                {health.database.reachable ? words.database.reachable : words.database.away}
              </Status>
              {health.database.reachable && (
                <Fact>
                  {words.database.facts(
                    words.database.latency(count(Math.round(health.database.latencyMs))),
                    words.database.size(fileSize(health.database.sizeBytes)),
                  )}
                </Fact>
              )}
            </>
          )}
        </Part>
        <Part label={words.mail.label}>
          {health && (
            <>
              <Status isFine={health.mail.failing === 0}>
                {health.mail.failing > 0 ? words.mail.failing(count(health.mail.failing)) : words.mail.fine}
              </Status>
              <Fact>{words.mail.waiting(count(health.mail.waiting))}</Fact>
            </>
          )}
        </Part>
        <Part label={words.feed.label}>
          {health && (
            <>
              <Status isFine={feedBehindSeconds === null}>
                {feedBehindSeconds === null ? words.feed.current : words.feed.behind(feedBehindSeconds)}
              </Status>
              <Fact>{words.feed.streams(count(health.feedStreams), health.feedStreams)}</Fact>
              {feedBehindSeconds !== null && <Fact>{words.feed.cause}</Fact>}
            </>
          )}
        </Part>
        <Part label={words.assistant.label}>{health && <Assistant {...health.assistant} />}</Part>
        <Part label={words.memory.label}>
          {health && (
            <>
              <Text weight="strong">{fileSize(health.memoryBytes)}</Text>
              <Fact>{words.memory.text}</Fact>
            </>
          )}
        </Part>
      </div>
    </div>
  );
}

function Assistant({ engine, model, host, isResting }: AdminOverview['health']['assistant']) {
  const words = useWords(systemHealthWords).assistant;
  return (
    <>
      <Status isFine={!isResting}>{isResting ? words.resting : words[engine]}</Status>
      <Fact>{model !== null && host !== null ? words.host(model, host) : words.noModel}</Fact>
      {isResting && <Fact>{words.instead}</Fact>}
    </>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <article className={cell} aria-labelledby={id} aria-busy={children === null}>
      <Stack space="xxsmall">
        <Text size="small" tone="muted" weight="medium" id={id}>
          {label}
        </Text>
        {children ?? (
          <>
            <Skeleton size="body" />
            <Skeleton size="small" />
          </>
        )}
      </Stack>
    </article>
  );
}

/** What works is words and an icon. Only what needs attention is filled. */
function Status({ isFine, children }: { isFine: boolean; children: string }) {
  return (
    <div>
      <Badge
        icon={isFine ? CircleCheck : TriangleAlert}
        tone={isFine ? 'positive' : 'critical'}
        variant={isFine ? 'soft' : 'solid'}
      >
        {children}
      </Badge>
    </div>
  );
}

function Fact({ children }: { children: string }) {
  return (
    <Text size="small" tone="muted" numeric>
      {children}
    </Text>
  );
}

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
