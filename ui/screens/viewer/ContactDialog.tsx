import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

/** Schedule Interview, Send Opportunity or Send Message (`?open=contact`). */
export function ContactDialog({ view, send }: ProfileViewerProps) {
  const allWords = useWords(profileViewerWords);
  const words = allWords.contact;
  const { viewer, contact, veteran, state } = view;
  if (viewer === 'veteran') return null;
  const fit = allWords.fit[viewer];
  return (
    <Dialog
      title={fit.action}
      description={`${fit.toWhom(veteran.name)} ${words.simulated}`}
      width={contact.order.includes('day') ? 'page' : 'reading'}
      isOpen={contact.open}
      isBusy={contact.busy}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <ContactForm view={view} send={send} submit={fit.send} />
      <DiscardConfirmation isOpen={state === 'confirmingDiscard'} words={words.discard} send={send} />
    </Dialog>
  );
}
