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

/** Withdraws the application, after saying what that means. */
export function SentWithdrawal({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords).withdraw;
  const write = usePhrases();
  const { application, withdrawal, failure } = view;
  if (!application || withdrawal === 'over') return null;
  const { title, organization } = application;
  if (withdrawal === 'done')
    return (
      <Banner tone="positive" announce="status">
        {words.done(organization)}
      </Banner>
    );
  const isWorking = withdrawal === 'sending';
  return (
    <Section title={words.title}>
      <Stack space="small">
        {withdrawal === 'failed' && (
          <Banner tone="critical" announce="alert" title={words.failed}>
            {failure && write(failure)}
          </Banner>
        )}
        <Text tone="muted">{words.text}</Text>
        <div>
          <Button onPress={() => send({ type: 'application.withdraw' })}>{words.action}</Button>
        </div>
      </Stack>
      {(withdrawal === 'confirming' || isWorking) && (
        <ConfirmDialog
          title={words.ask(title)}
          confirmLabel={isWorking ? words.working : words.confirm}
          cancelLabel={words.cancel}
          isPending={isWorking}
          onConfirm={() => send({ type: 'withdrawal.confirm' })}
          onCancel={() => send({ type: 'withdrawal.cancel' })}
        >
          {words.meaning(organization)}
        </ConfirmDialog>
      )}
    </Section>
  );
}
