import type { Ref } from 'react';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import type { DecisionProps } from './Reviews.types.ts';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';

/** Optional notes, stored with the decision. Unsent notes stay while other applications are viewed. */
export function DecisionNotes({ view, send, ref }: DecisionProps & { ref?: Ref<HTMLDivElement> }) {
  const words = useWords(decisionWords).notes;
  const { notes, notesMax, isTooLong, isPending } = view;
  return (
    <TextArea
      ref={ref}
      name="notes"
      label={words.label}
      help={words.help}
      isRequired={false}
      limit={notesMax}
      error={isTooLong ? words.tooLong : undefined}
      isReadOnly={isPending}
      value={notes}
      onChange={(text) => send({ type: 'notes.change', notes: text })}
    />
  );
}
