import '../system/System.phrases.ts';
import '../leads/Leads.phrases.ts';
import '../system/forms/Input.phrases.ts';
import type { LeadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { earlyAccessWords } from './EarlyAccessDialog.words.ts';
import type { EarlyAccessDialogProps } from './Landing.types.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import type { LeadField } from '@vetsync/machines/leads/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { TextFieldProps } from '../../components/TextField/TextField.tsx';

interface EarlyAccessFormProps extends EarlyAccessDialogProps {
  submitLabel: string;
}

function EarlyAccessForm({ view, send, submitLabel }: EarlyAccessFormProps) {
  const write = usePhrases();
  const words = useWords(earlyAccessWords);
  const { busy, waitSeconds } = view;
  const field = (name: LeadField) => ({
    name,
    label: words.fields[name],
    value: view.fields[name],
    error: view.errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  const text = (name: LeadField): Omit<TextFieldProps, 'inputRef'> => ({
    ...field(name),
    limit: view.limits[name],
    isReadOnly: busy,
  });
  return (
    <Form
      focusField={view.firstInvalid}
      attempt={view.attempt}
      onSubmit={() => view.canSubmit && send({ type: 'form.submit' })}
    >
      {view.failure && (
        <Banner tone="critical" title={words.failed} announce="alert">
          {write(view.failure)}
        </Banner>
      )}
      {view.state === 'limited' && (
        <Banner tone="caution" title={words.limited.title} announce="status">
          {words.limited.text}
        </Banner>
      )}
      <TextField {...text('name')} isRequired autoComplete="name" />
      <TextField {...text('email')} isRequired type="email" autoComplete="email" />
      <Select
        {...field('veteranStatus')}
        isRequired={false}
        isDisabled={busy}
        options={view.veteranStatuses.map((value) => ({ value, label: words.veteranStatuses[value] }))}
      />
      <TextField
        {...text('organization')}
        isRequired={false}
        help={words.organizationHelp}
        autoComplete="organization"
      />
      <TextArea {...text('interest')} isRequired={false} />
      <DialogFooter>
        <Button type="submit" variant="primary" isPending={busy} isDisabled={!view.canSubmit && !busy}>
          {waitSeconds !== null && words.submitIn(waitSeconds)}
          {waitSeconds === null && (busy ? words.submitting : submitLabel)}
        </Button>
        <Button isDisabled={busy} onPress={() => send({ type: 'modal.close' })}>
          {words.cancel}
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** Result of the submission. It replaces the form and gets its focus. */
function EarlyAccessOutcome({ view, platformHref = '/demo/platform', send }: EarlyAccessDialogProps) {
  const write = usePhrases();
  const words = useWords(earlyAccessWords);
  const isSent = view.state === 'thanked';
  const unsent = view.stored ? HardDriveDownload : CloudAlert;
  const isRetrying = view.state === 'retrying';
  const isHeld = view.state === 'held';
  const retry = isHeld ? words.held.retry : words.savedLocally.retry;
  return (
    <>
      <Stack space="medium" align="flex-start" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
        <Text as="span" tone={isSent ? 'positive' : isHeld ? 'critical' : 'info'}>
          <Icon of={isSent ? CircleCheck : isHeld ? CloudAlert : unsent} size="large" />
        </Text>
        <Text size="lead">{view.message && write(view.message)}</Text>
      </Stack>
      <DialogFooter>
        {isSent ? (
          <LinkButton href={platformHref} variant="primary">
            {words.thanked.next}
          </LinkButton>
        ) : (
          <Button variant="primary" isPending={isRetrying} onPress={() => send({ type: 'lead.retry' })}>
            {isRetrying ? words.savedLocally.retrying : retry}
          </Button>
        )}
        <Button onPress={() => send({ type: 'modal.close' })}>{words.close}</Button>
      </DialogFooter>
    </>
  );
}

export type { EarlyAccessDialogProps } from './Landing.types.ts';

function outcomeTitleOf(
  words: Translation<typeof earlyAccessWords>,
  { state, stored }: LeadCaptureView,
): string | undefined {
  if (state === 'thanked') return words.thanked.title;
  if (state === 'held') return words.held.title;
  if (state !== 'savedLocally' && state !== 'retrying') return undefined;
  return stored ? words.savedLocally.title : words.notStored.title;
}

/** The lead form (platform spec, section 2, "Landing page"; sections 4 and 5, lead modal). */
export function EarlyAccessDialog({ view, platformHref, send }: EarlyAccessDialogProps) {
  const words = useWords(earlyAccessWords);
  const occasion = words.occasions[view.source] ?? words.earlyAccess;
  const outcomeTitle = outcomeTitleOf(words, view);
  return (
    <Dialog
      title={outcomeTitle ?? occasion.title}
      description={outcomeTitle ? undefined : occasion.description}
      isOpen={view.open}
      isBusy={view.busy}
      onClose={() => send({ type: 'modal.close' })}
    >
      {outcomeTitle ? (
        <EarlyAccessOutcome key={outcomeTitle} view={view} platformHref={platformHref} send={send} />
      ) : (
        <EarlyAccessForm view={view} send={send} submitLabel={occasion.submit} />
      )}
      <DiscardConfirmation isOpen={view.state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
