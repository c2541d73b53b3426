import CircleCheck from 'lucide-react/icons/circle-check';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import type { EarlyAccessDialogProps } from './Landing.types.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { earlyAccessWords } from './EarlyAccessDialog.words.ts';
import '../system/System.phrases.ts';

/** Result of the submission. It replaces the form and gets its focus. */
export function EarlyAccessOutcome({ view, platformHref = '/demo/platform', send }: EarlyAccessDialogProps) {
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
