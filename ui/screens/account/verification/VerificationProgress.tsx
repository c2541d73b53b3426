import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { VeteranVerificationProps } from '../Account.types.ts';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { veteranVerificationWords } from '../VeteranVerification.words.ts';

const notesOf = (words: Translation<typeof veteranVerificationWords>) => ({
  'starting.withWindow': words.starting,
  'starting.withoutWindow': words.withoutWindow,
  proving: words.proving,
  leaving: words.leaving,
  checking: words.checking,
  waiting: words.waiting.title,
});

/** Verification in progress: in the provider's window, or on this page if the browser blocked the window. */
export function VerificationProgress({ view, send }: VeteranVerificationProps) {
  const words = useWords(veteranVerificationWords);
  const { state } = view;
  const notes = notesOf(words);
  const note = state in notes ? notes[state as keyof typeof notes] : words.starting;
  return (
    <Stack space="medium">
      <output>
        <Inline space="small" flexWrap="nowrap">
          <Text as="span" tone="accent">
            <Spinner />
          </Text>
          <Text as="span" weight="medium">
            {note}
          </Text>
        </Inline>
      </output>
      {state === 'waiting' && (
        <>
          <Text tone="muted">{words.waiting.text}</Text>
          <Inline>
            <Button onPress={() => send({ type: 'window.show' })}>{words.waiting.show}</Button>
            <Button variant="quiet" onPress={() => send({ type: 'verification.cancel' })}>
              {words.waiting.cancel}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
