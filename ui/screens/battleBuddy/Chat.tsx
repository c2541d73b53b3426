import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { panel, promptRow, prompts as promptsStyle, typing } from './Chat.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { chatWords } from './Chat.words.ts';
import './BattleBuddy.phrases.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatCrisisPin } from './ChatCrisisPin.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatProps } from './BattleBuddy.types.ts';

export type { ChatProps } from './BattleBuddy.types.ts';

/** A chat with Battle Buddy: messages, input, and suggested questions. */
export function Chat({ view, send }: ChatProps) {
  const words = useWords(chatWords);
  const prompts = view.prompts.map(usePhrases());
  return (
    <Stack space="small">
      <div className={panel({ kind: view.kind })}>
        {view.crisisPinned && <ChatCrisisPin />}
        <ChatLog view={view} send={send} />
        {view.replying && (
          <div className={typing}>
            <Spinner size="small" />
            {words.typing}
          </div>
        )}
        {prompts.length > 0 && (
          <section className={promptsStyle} aria-label={words.prompts}>
            <Text size="small" tone="muted">
              {words.prompts}
            </Text>
            <div className={promptRow({ kind: view.kind })}>
              {prompts.map((prompt) => (
                <PlainButton
                  key={prompt}
                  size="small"
                  isDisabled={view.replying}
                  onPress={() => send({ type: 'prompt.choose', prompt })}
                >
                  {prompt}
                </PlainButton>
              ))}
            </div>
          </section>
        )}
        <ChatComposer view={view} send={send} />
      </div>
      <Text size="small" tone="muted">
        {words.about[view.about]}
      </Text>
    </Stack>
  );
}
