import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Send from 'lucide-react/icons/send';
import Square from 'lucide-react/icons/square';
import { useId, useRef } from 'react';
import { CharacterCount } from '../../components/Field/CharacterCount.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { GrowingInput } from '../system/forms/GrowingInput.tsx';
import { IconButton } from '../system/parts/IconButton.tsx';
import { inputRow } from './Assistant.css.ts';
import type { AssistantProps } from './Assistant.types.ts';
import { assistantWords } from './Assistant.words.ts';
import { composer } from './Chat.css.ts';

/** From here on, it says how much room is left. */
const countFrom = 1_800;

/** The field for a question. Typing is possible while an answer comes. */
export function AssistantComposer({ view, send }: Omit<AssistantProps, 'intl'>) {
  const words = useWords(assistantWords).composer;
  const { stop } = useWords(assistantWords);
  const keys = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = view.talk === 'answering';
  return (
    <div className={composer}>
      <div className={inputRow}>
        <GrowingInput
          ref={field}
          label={words.label}
          placeholder={words.placeholder}
          value={view.draft}
          room="little"
          describedBy={keys}
          onChange={(text) => send({ type: 'draft.change', text })}
          onSend={() => send({ type: 'message.send' })}
        />
        {view.devices.listens ? (
          <IconButton
            icon={view.isListening ? MicOff : Mic}
            label={view.isListening ? words.stopDictating : words.dictate}
            aria-pressed={view.isListening}
            onPress={() => send({ type: 'dictation.toggle' })}
          />
        ) : (
          <span />
        )}
        {isBusy ? (
          <IconButton
            variant="secondary"
            icon={Square}
            label={stop}
            onPress={() => {
              field.current?.focus();
              send({ type: 'answer.stop' });
            }}
          />
        ) : (
          <IconButton
            variant="secondary"
            icon={Send}
            label={words.send}
            isDisabled={!view.canSend}
            onPress={() => {
              // Sending disables the button, which would lose focus.
              field.current?.focus();
              send({ type: 'message.send' });
            }}
          />
        )}
      </div>
      {view.draft.length > countFrom && <CharacterCount length={view.draft.length} limit={view.limit} />}
      {view.isListening && (
        <output>
          <Text size="caption" tone="muted">
            {words.listening}
          </Text>
        </output>
      )}
      <VisuallyHidden>
        <span id={keys}>{words.keys}</span>
      </VisuallyHidden>
    </div>
  );
}
