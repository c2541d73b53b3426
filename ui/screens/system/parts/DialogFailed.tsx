import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { dialog } from './DialogFailed.css.ts';
import { dialogFailedWords } from './DialogFailed.words.ts';
import type { ScreenProps } from '../parts/screenProps.ts';

const open = (element: HTMLDialogElement) => {
  if (!element.open) element.showModal();
  // Closed, it gives focus back to what opened it. One that is only removed doesn't.
  return () => element.close();
};

/**
 * Stands where a dialog would, whose code can't be loaded. It is the browser's own dialog, because the code of ours may
 * be what is missing.
 */
export function DialogFailed({
  view: { isTrying },
  send,
}: ScreenProps<{ isTrying: boolean }, { type: 'dialog.retry' } | { type: 'dialog.close' }>) {
  const words = useWords(dialogFailedWords);
  const title = useId();
  return (
    <dialog
      ref={open}
      className={dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        send({ type: 'dialog.close' });
      }}
    >
      <Stack space="large">
        <Heading level={2} id={title}>
          {words.title}
        </Heading>
        <Text>{words.text}</Text>
        <Inline space="small">
          <Button variant="primary" isPending={isTrying} onPress={() => send({ type: 'dialog.retry' })}>
            {isTrying ? words.retrying : words.retry}
          </Button>
          <Button onPress={() => send({ type: 'dialog.close' })}>{words.close}</Button>
        </Inline>
      </Stack>
    </dialog>
  );
}
