import type { BulkWritingView } from '@vetsync/machines/exchange/receivedApplications';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { decisionWords } from '../../reviews/Decision.words.ts';
import { WordFields } from '../../reviews/WordFields.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { bulkDecisionWords } from '../ReceivedSelection.words.ts';

interface BulkWritingProps extends Pick<ReceivedApplicationsProps, 'send'> {
  writing: BulkWritingView;
  reader: ReceivedApplicationsProps['view']['reader'];
}

/** One confirmation of a decision on several applications, with the words that go to each. */
export function BulkWriting({ writing, reader, send }: BulkWritingProps) {
  const words = useWords(bulkDecisionWords);
  const { notes, tooLong } = useWords(decisionWords);
  const { decision, selected, count, decided, same, canSend, textMax } = writing;
  const shown = formatNumber(count, reader);
  const cancel = () => send({ type: 'bulk.cancel' });
  return (
    <Dialog title={words.title[decision](count, shown)} onClose={cancel}>
      <Form focusField={null} onSubmit={() => send({ type: 'bulk.confirm' })}>
        <Stack space="medium">
          <Text>
            {[
              words.selected(formatNumber(selected, reader)),
              decided > 0 && words.decided(decided, formatNumber(decided, reader)),
              same > 0 && words.same(same, formatNumber(same, reader)),
              count === 0 && words.nothing,
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          <WordFields
            words={{ message: words.message, notes, tooLong }}
            values={writing}
            textMax={textMax}
            onChange={(field, text) => send({ type: 'bulk.write', field, text })}
          />
        </Stack>
        <DialogFooter>
          <Button type="submit" variant="primary" isDisabled={!canSend}>
            {words.confirm[decision](shown)}
          </Button>
          <Button onPress={cancel}>{words.cancel}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
