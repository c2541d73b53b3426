import type { Phrase } from '@vetsync/machines/system/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { ScrollArea } from '../../../components/ScrollArea/ScrollArea.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { useFocusAfterDialog } from '../parts/focus.ts';
import { outcome, outcomes } from './BatchNotice.css.ts';
import { batchNoticeWords } from './BatchNotice.words.ts';
import '../System.phrases.ts';

interface BatchNoticeProps {
  /** Names the notice. */
  label: string;
  batch: {
    state: 'sending' | 'proving' | 'reported';
    total: number;
    answered: number;
    retryable: number;
    failure: Phrase | null;
  };
  /** What is being done. */
  progress: string;
  /** What was done. */
  done: string;
  /** What was not done, and why. `reason` null: there was no answer. */
  others: readonly { id: string; name: string; reason: string | null }[];
  intl: Pick<IntlConfig, 'locale'>;
  send: (event: { type: 'batch.retry' } | { type: 'batch.dismiss' }) => void;
  /** Whether sending again is the main thing to do in the view. */
  isRetryMain?: boolean;
  /** More that can be done after the report. */
  children?: ReactNode;
}

/** What is done with several rows of a list: how far it is, and then what became of each. */
export function BatchNotice(props: BatchNoticeProps) {
  const words = useWords(batchNoticeWords);
  const { label, batch, progress, intl } = props;
  return (
    <Card as="section" aria-label={label}>
      {batch.state === 'reported' ? (
        <Report {...props} />
      ) : (
        <Stack space="xsmall">
          <ProgressBar
            label={progress}
            value={batch.answered}
            max={batch.total}
            valueLabel={words.answered(formatNumber(batch.answered, intl), formatNumber(batch.total, intl))}
          />
          {batch.state === 'proving' && (
            <Text size="small" tone="muted">
              {words.proving}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}

function Report({ batch, done, others, intl, send, isRetryMain, children }: BatchNoticeProps) {
  const words = useWords(batchNoticeWords);
  const write = usePhrases();
  const notice = useFocusAfterDialog<HTMLDivElement>();
  const { retryable, failure } = batch;
  return (
    <Stack space="xsmall">
      <Inline space="small" justify="space-between">
        <div ref={notice} tabIndex={-1}>
          <output>
            <Text as="span" weight="medium">
              {done}
              {others.length > 0 && `. ${words.others(others.length, formatNumber(others.length, intl))}.`}
            </Text>
          </output>
        </div>
        <Inline space="xsmall">
          {retryable > 0 && (
            <Button
              size="small"
              variant={isRetryMain ? 'primary' : 'secondary'}
              onPress={() => send({ type: 'batch.retry' })}
            >
              {words.retry(formatNumber(retryable, intl))}
            </Button>
          )}
          {children}
          <Button size="small" variant="quiet" onPress={() => send({ type: 'batch.dismiss' })}>
            {words.dismiss}
          </Button>
        </Inline>
      </Inline>
      {failure && (
        <Text size="small" tone="muted">
          {write(failure)}
        </Text>
      )}
      {others.length > 0 && (
        <ScrollArea label={words.report}>
          <ul className={outcomes}>
            {others.map(({ id, name, reason }) => (
              <li key={id} className={outcome}>
                <Text as="span" size="small" weight="medium">
                  <bdi>{name}</bdi>
                </Text>
                <Text as="span" size="small" tone="muted">
                  {reason ?? words.unanswered}
                </Text>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </Stack>
  );
}
