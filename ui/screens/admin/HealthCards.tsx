import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { LucideIcon } from 'lucide-react';
import Database from 'lucide-react/icons/database';
import Mail from 'lucide-react/icons/mail';
import MemoryStick from 'lucide-react/icons/memory-stick';
import Radio from 'lucide-react/icons/radio';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { fileSize } from '../../components/FileDrop/fileSize.ts';
import { figure } from '../format.ts';
import { systemHealthWords } from './SystemHealth.words.ts';

export interface HealthCardsProps {
  health: AdminOverview['health'];
  feedBehindSeconds: number | null;
  reader: Reader;
}

/** A card for each part of the system: its status and a few figures. */
export function HealthCards({ health, feedBehindSeconds, reader }: HealthCardsProps) {
  const words = useWords(systemHealthWords);
  const { database, mail, feedStreams, memoryBytes } = health;
  const count = (value: number) => figure(value, reader);
  return (
    <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} space={{ mobile: 'small', tablet: 'large' }}>
      <Part icon={Database} label={words.database.label}>
        <Badge
          tone={database.reachable ? 'positive' : 'critical'}
          variant={database.reachable ? 'soft' : 'solid'}
        >
          {database.reachable ? words.database.reachable : words.database.away}
        </Badge>
        {database.reachable && <Fact>{words.database.latency(count(Math.round(database.latencyMs)))}</Fact>}
        {database.reachable && <Fact>{words.database.size(fileSize(database.sizeBytes))}</Fact>}
      </Part>
      <Part icon={Mail} label={words.mail.label}>
        <Badge
          tone={mail.failing > 0 ? 'critical' : 'positive'}
          variant={mail.failing > 0 ? 'solid' : 'soft'}
        >
          {mail.failing > 0 ? words.mail.failing(count(mail.failing)) : words.mail.fine}
        </Badge>
        <Fact>{words.mail.waiting(count(mail.waiting))}</Fact>
      </Part>
      <Part icon={Radio} label={words.feed.label}>
        <Badge
          tone={feedBehindSeconds === null ? 'positive' : 'critical'}
          variant={feedBehindSeconds === null ? 'soft' : 'solid'}
        >
          {feedBehindSeconds === null ? words.feed.current : words.feed.behind(feedBehindSeconds)}
        </Badge>
        <Fact>{words.feed.streams(count(feedStreams), feedStreams)}</Fact>
        {feedBehindSeconds !== null && <Fact>{words.feed.cause}</Fact>}
      </Part>
      <Part icon={MemoryStick} label={words.memory.label}>
        <Badge>{fileSize(memoryBytes)}</Badge>
        <Fact>{words.memory.text}</Fact>
      </Part>
    </Grid>
  );
}

function Part({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="article" height="full" aria-labelledby={id}>
      <Stack space="xsmall">
        <Inline space="xsmall">
          <Icon of={icon} />
          <Text as="span" weight="medium" id={id}>
            {label}
          </Text>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

function Fact({ children }: { children: string }) {
  return (
    <Text size="small" tone="muted" numeric>
      {children}
    </Text>
  );
}
