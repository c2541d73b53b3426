import Eye from 'lucide-react/icons/eye';
import { Button } from '../../../../components/Button/Button.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { SubmitButton } from '../../../system/forms/SubmitButton.tsx';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingEditorProps } from '../ListingEditor.types.ts';

/** What can be done with what is written. For a draft, publishing stands out; for what is published, saving. */
export function FormActions({ view: { form, status, state }, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords);
  if (!form) return null;
  const isPreviewed = state === 'previewing';
  const isPublished = status === 'published';
  const saves = isPublished ? words.saveChanges : status === 'closed' ? words.save : words.saveDraft;
  return (
    <Inline space="small">
      {!isPublished && (
        <Button
          variant="primary"
          isPending={form.busy && form.publishes}
          isDisabled={!form.canSubmit && !form.busy}
          onPress={() => form.canSubmit && send({ type: 'listing.publish' })}
        >
          {form.busy && form.publishes
            ? words.publishing
            : status === 'closed'
              ? words.reopen
              : words.publish}
        </Button>
      )}
      <SubmitButton
        view={{ ...form, busy: form.busy && !form.publishes }}
        variant={isPublished ? 'primary' : 'secondary'}
        busyLabel={words.saving}
      >
        {saves}
      </SubmitButton>
      {!isPreviewed && (
        <Button icon={Eye} isDisabled={!form.canSubmit} onPress={() => send({ type: 'preview.open' })}>
          {words.preview}
        </Button>
      )}
      {form.isDirty && !isPreviewed && (
        <Button variant="quiet" isDisabled={!form.canSubmit} onPress={() => send({ type: 'draft.discard' })}>
          {words.discard}
        </Button>
      )}
    </Inline>
  );
}
