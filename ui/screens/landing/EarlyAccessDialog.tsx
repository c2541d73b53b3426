import type { LeadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { earlyAccessWords } from './EarlyAccessDialog.words.ts';
import { EarlyAccessForm } from './EarlyAccessForm.tsx';
import { EarlyAccessOutcome } from './EarlyAccessOutcome.tsx';
import type { EarlyAccessDialogProps } from './Landing.types.ts';

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
