import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leadAnalytics';
import CircleX from 'lucide-react/icons/circle-x';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Send from 'lucide-react/icons/send';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatCard } from '../../../components/StatCard/StatCard.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { figure } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { localAnalyticsWords } from '../LeadAnalytics.words.ts';

export interface LocalFiguresProps {
  view: LeadAnalyticsView;
  send: (event: LeadAnalyticsEvent) => void;
}

/** The four cards of the analytics view (platform spec, section 2). */
export function LocalFigures({ view: { local, reader }, send }: LocalFiguresProps) {
  const words = useWords(localAnalyticsWords);
  const isRetrying = local.state === 'retrying';
  return (
    <Grid columns={{ mobile: 2, desktop: 4 }} space={{ mobile: 'xsmall', tablet: 'large' }}>
      <StatCard
        label={words.total.label}
        figure={figure(local.totalSubmissions, reader)}
        hint={words.total.hint}
        icon={Send}
      />
      <StatCard
        label={words.pending.label}
        figure={figure(local.pendingSync, reader)}
        hint={words.pending.hint}
        icon={CloudUpload}
      />
      <StatCard
        label={words.failed.label}
        figure={figure(local.failedAttempts, reader)}
        hint={words.failed.hint}
        icon={CircleX}
      />
      <Card as="article" height="full" aria-labelledby="local-actions">
        <Stack space="xsmall" align="flex-start">
          <Text as="div" size="small" weight="medium" tone="muted" id="local-actions">
            {words.actions.label}
          </Text>
          <Button
            isPending={isRetrying}
            isDisabled={!local.canRetry && !isRetrying}
            onPress={() => send({ type: 'outbox.retry' })}
          >
            {isRetrying ? words.actions.retrying : words.actions.retry}
          </Button>
          {local.pendingSync === 0 && (
            <Text size="small" tone="muted">
              {words.actions.nothing}
            </Text>
          )}
        </Stack>
      </Card>
    </Grid>
  );
}
