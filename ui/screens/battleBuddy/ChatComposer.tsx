import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import Send from 'lucide-react/icons/send';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { GrowingInput } from '../system/forms/GrowingInput.tsx';
import type { ChatProps } from './BattleBuddy.types.ts';
import { composer, inputRow } from './Chat.css.ts';
import { useWords } from '../../language/useWords.ts';
import { chatWords } from './Chat.words.ts';

// Nobody needs it before something is typed, and the demo's first screen has a chat.
const CharacterCount = lazy(async () => ({
  default: (await import('../../components/Field/CharacterCount.tsx')).CharacterCount,
}));

export function ChatComposer({ view, send }: ChatProps) {
  const words = useWords(chatWords);
  const keys = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (view.filled > 0) field.current?.focus();
  }, [view.filled]);
  const onPress = () => {
    // Sending disables the button, which would lose focus.
    field.current?.focus();
    send({ type: 'message.send' });
  };
  return (
    <div className={composer}>
      <div className={inputRow}>
        <GrowingInput
          ref={field}
          label={words.input}
          placeholder={words.placeholder}
          value={view.draft}
          room="little"
          describedBy={keys}
          isReadOnly={view.replying}
          onChange={(text) => send({ type: 'draft.change', text })}
          onSend={() => send({ type: 'message.send' })}
        />
        <PlainButton
          // The dashboard's one primary action is another.
          variant={view.kind === 'page' ? 'primary' : 'secondary'}
          icon={Send}
          aria-label={words.send}
          isDisabled={!view.canSend}
          onPress={onPress}
        />
      </div>
      {view.draft !== '' && (
        <Suspense>
          <CharacterCount length={view.draft.length} limit={view.limit} />
        </Suspense>
      )}
      <VisuallyHidden>
        <span id={keys}>{words.keys}</span>
      </VisuallyHidden>
    </div>
  );
}
