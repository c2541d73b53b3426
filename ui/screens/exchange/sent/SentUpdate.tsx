import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';
import '../../system/System.phrases.ts';

/** Sends the profile again, with what has changed, as long as nothing is decided. */
export function SentUpdate({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords).update;
  const { application, update } = view;
  if (!application || update.state === 'over') return null;
  const { organization } = application;
  const isOpen = ['confirming', 'sending', 'failed'].includes(update.state);
  return (
    <Section title={words.title}>
      <Stack space="small">
        {update.state === 'done' && (
          <Banner tone="positive" announce="status">
            {words.done(organization)}
          </Banner>
        )}
        <Text tone="muted">{words.text(organization)}</Text>
        <div>
          <Button onPress={() => send({ type: 'application.update' })}>{words.action}</Button>
        </div>
      </Stack>
      {isOpen && <UpdateDialog view={view} send={send} />}
    </Section>
  );
}

function UpdateDialog({ view: { application, update, failure, links }, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords).update;
  const write = usePhrases();
  const { title = '', organization = '' } = application ?? {};
  const { state, note, noteMax, canSend } = update;
  const isSending = state === 'sending';
  return (
    <Dialog
      title={words.ask(title)}
      description={words.meaning(organization)}
      isBusy={isSending}
      onClose={() => send({ type: 'answer.cancel' })}
    >
      <Stack space="medium">
        <Text size="small">
          <Anchor href={links.profile}>{words.profile}</Anchor>
        </Text>
        <TextArea
          name="note"
          label={words.note}
          help={words.noteHelp(organization)}
          limit={noteMax}
          error={note.trim().length > noteMax ? words.tooLong : undefined}
          isReadOnly={isSending}
          value={note}
          onChange={(text) => send({ type: 'note.change', note: text })}
        />
        {state === 'failed' && (
          <Banner tone="critical" announce="alert" title={words.failed}>
            {failure && write(failure)}
          </Banner>
        )}
        <DialogFooter>
          <Button isDisabled={isSending} onPress={() => send({ type: 'answer.cancel' })}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isSending}
            isDisabled={!canSend && !isSending}
            onPress={() => send({ type: 'answer.confirm' })}
          >
            {isSending ? words.working : words.confirm}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}
