import { Button } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { ProgressBar } from '../../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { usePhrases } from '../../../../language/usePhrases.ts';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { useFocusAfterDialog } from '../../../system/parts/focus.ts';
import { draftBatchWords } from '../DraftBatch.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import '../../../system/System.phrases.ts';

/** What is done with several drafts: how far it is, and then what became of each. */
export function DraftBatchNotice({ view, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const { batch, reader } = view;
  if (batch === null) return null;
  const { state, action, answered, total } = batch;
  return (
    <Card as="section" aria-label={words.label}>
      {state === 'reported' ? (
        <Report view={view} send={send} />
      ) : (
        <Stack space="xsmall">
          <ProgressBar
            label={words.progress[action]}
            value={answered}
            max={total}
            valueLabel={words.answered(formatNumber(answered, reader), formatNumber(total, reader))}
          />
          {state === 'proving' && (
            <Text size="small" tone="muted">
              {words.proving}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}

function Report({ view: { batch, reader }, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const write = usePhrases();
  const notice = useFocusAfterDialog<HTMLDivElement>();
  if (batch === null) return null;
  const { action, done, others, retryable, failure } = batch;
  return (
    <Stack space="xsmall">
      <Inline space="small" justify="space-between">
        <div ref={notice} tabIndex={-1}>
          <output>
            <Text as="span" weight="medium">
              {done === 0 ? words.none[action] : words.done[action](done, formatNumber(done, reader))}
              {others.length > 0 && `. ${words.others(others.length, formatNumber(others.length, reader))}.`}
            </Text>
          </output>
        </div>
        <Inline space="xsmall">
          {retryable > 0 && (
            <Button size="small" onPress={() => send({ type: 'batch.retry' })}>
              {words.retry(formatNumber(retryable, reader))}
            </Button>
          )}
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
      {others.map(({ id, title, failure: refusal }) => (
        <Text key={id} size="small" tone="muted">
          <bdi>{title}</bdi>: {refusal ? write(refusal) : words.unanswered}
        </Text>
      ))}
    </Stack>
  );
}
