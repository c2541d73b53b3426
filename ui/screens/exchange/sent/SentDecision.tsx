import '../../system/System.phrases.ts';
import type { ApplicationDecision } from '@vetsync/machines/model/exchange';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { prose } from '../received/Received.css.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { fullDay } from '../../system/parts/appointmentTime.ts';

/** Accepts what the organization offers, or declines it by withdrawing. */
function SentOffer({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords).offer;
  const write = usePhrases();
  const { application, acceptance, isLate, failure, intl } = view;
  if (!application || acceptance === 'over') return null;
  const { title, organization, acceptedAt, answerBy } = application;
  if (acceptance === 'done' && acceptedAt !== null)
    return (
      <Banner tone="positive" announce="status">
        {words.done(organization, relativeTime(acceptedAt, intl))}
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
        <Text weight="strong">{words[isLate ? 'late' : 'by'](fullDay(answerBy, intl))}</Text>
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

/** The decision that stands, with the words that came with it. */
export function SentDecision({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords);
  const { application, decision, intl } = view;
  if (!application || !decision) return null;
  const { message, at, actor } = decision;
  return (
    <Card as="section" aria-labelledby="sent-decision">
      <Stack space="small">
        <Heading level={2} id="sent-decision">
          {words.from(application.organization)}
        </Heading>
        {decision.decision && (
          <Text weight="strong">{words.decided[decision.decision as ApplicationDecision]}</Text>
        )}
        {message ? <div className={prose}>{message}</div> : <Text tone="muted">{words.noWords}</Text>}
        <TimeText at={at} intl={intl} size="small" tone="muted">
          {[actor?.name, relativeTime(at, intl)].filter(Boolean).join(', ')}
        </TimeText>
        <SentOffer view={view} send={send} />
      </Stack>
    </Card>
  );
}
