import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import CircleX from 'lucide-react/icons/circle-x';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Send from 'lucide-react/icons/send';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatStrip } from '../../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { formatNumber } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { localAnalyticsWords } from '../LeadAnalytics.words.ts';

export interface LocalFiguresProps {
  view: LeadAnalyticsView;
  send: (event: LeadAnalyticsEvent) => void;
}

/** Three figures of the analytics view, and its actions (platform spec, section 2). */
export function LocalFigures({ view: { local, intl }, send }: LocalFiguresProps) {
  const words = useWords(localAnalyticsWords);
  const isRetrying = local.state === 'retrying';
  return (
    <Stack space="medium">
      <StatStrip
        label={words.figures}
        stats={[
          {
            label: words.total.label,
            figure: formatNumber(local.totalSubmissions, intl),
            hint: words.total.hint,
            icon: Send,
          },
          {
            label: words.pending.label,
            figure: formatNumber(local.pendingSync, intl),
            hint: words.pending.hint,
            icon: CloudUpload,
          },
          {
            label: words.failed.label,
            figure: formatNumber(local.failedAttempts, intl),
            hint: words.failed.hint,
            icon: CircleX,
          },
        ]}
      />
      <Inline as="section" space="small" aria-label={words.actions.label}>
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
      </Inline>
    </Stack>
  );
}
