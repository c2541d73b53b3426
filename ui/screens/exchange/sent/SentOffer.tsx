import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { relativeTime } from '../../format.ts';
import { fullDay } from '../../system/parts/appointmentTime.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';
import '../../system/System.phrases.ts';

/** Accepts what the organization offers, or declines it by withdrawing. */
export function SentOffer({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords).offer;
  const write = usePhrases();
  const { application, acceptance, isLate, failure, reader } = view;
  if (!application || acceptance === 'over') return null;
  const { title, organization, acceptedAt, answerBy } = application;
  if (acceptance === 'done' && acceptedAt !== null)
    return (
      <Banner tone="positive" announce="status">
        {words.done(organization, relativeTime(acceptedAt, reader))}
      </Banner>
    );
  const isWorking = acceptance === 'sending';
  return (
    <>
      {acceptance === 'failed' && (
        <Banner tone="critical" announce="alert" title={words.failed}>
          {failure && write(failure)}
        </Banner>
      )}
      {answerBy !== null && (
        <Text weight="strong">{words[isLate ? 'late' : 'by'](fullDay(answerBy, reader))}</Text>
      )}
      <Inline space="small">
        <Button variant="primary" isPending={isWorking} onPress={() => send({ type: 'application.accept' })}>
          {words.accept}
        </Button>
        <Button onPress={() => send({ type: 'application.withdraw' })}>{words.decline}</Button>
      </Inline>
      {(acceptance === 'confirming' || isWorking) && (
        <ConfirmDialog
          title={words.ask(title)}
          confirmLabel={isWorking ? words.working : words.accept}
          cancelLabel={words.cancel}
          isPending={isWorking}
          onConfirm={() => send({ type: 'answer.confirm' })}
          onCancel={() => send({ type: 'answer.cancel' })}
        >
          {words.meaning(organization)}
        </ConfirmDialog>
      )}
    </>
  );
}
