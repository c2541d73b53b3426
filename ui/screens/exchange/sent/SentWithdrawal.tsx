import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';
import '../../system/System.phrases.ts';

/** Withdraws the application, or declines what is offered, after saying what that means. */
export function SentWithdrawal({ view, send }: SentApplicationProps) {
  const { withdraw, offer } = useWords(sentApplicationWords);
  const write = usePhrases();
  const { application, withdrawal, isDecline, failure } = view;
  const words = isDecline ? offer.declining : withdraw;
  if (!application || withdrawal === 'over') return null;
  const { title, organization } = application;
  if (withdrawal === 'done')
    return (
      <Banner tone="positive" announce="status">
        {words.done(organization)}
      </Banner>
    );
  const isWorking = withdrawal === 'sending';
  const failed = withdrawal === 'failed' && (
    <Banner tone="critical" announce="alert" title={words.failed}>
      {failure && write(failure)}
    </Banner>
  );
  return (
    <>
      {isDecline ? (
        failed
      ) : (
        <Section title={withdraw.title}>
          <Stack space="small">
            {failed}
            <Text tone="muted">{withdraw.text}</Text>
            <div>
              <Button onPress={() => send({ type: 'application.withdraw' })}>{withdraw.action}</Button>
            </div>
          </Stack>
        </Section>
      )}
      {(withdrawal === 'confirming' || isWorking) && (
        <ConfirmDialog
          title={words.ask(title)}
          confirmLabel={isWorking ? words.working : words.confirm}
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
