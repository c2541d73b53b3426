import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import type { ApplicationDialogProps } from './Applications.types.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';

/** Result of the application. What was only played closes by itself, so nothing is shown only here. */
export function ApplicationSuccess({ view, send }: ApplicationDialogProps) {
  const { success: words, showApplication } = useWords(applicationDialogWords);
  const { currentApplication, progress } = view;
  return (
    <>
      <Stack space="medium" align="flex-start" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
        <Text as="span" tone="positive">
          <Icon of={CircleCheck} size="large" />
        </Text>
        <Text size="lead">{words.text(view.organization)}</Text>
        {view.applicationId !== '' && (
          <Text as="div">
            {words.id} <Code>{view.applicationId}</Code>
          </Text>
        )}
        <Text size="small" tone="muted">
          {words.later}
        </Text>
      </Stack>
      {progress === null && (
        <DialogFooter>
          <Button variant="primary" onPress={() => send({ type: 'dialog.close' })}>
            {words.close}
          </Button>
          {currentApplication && <LinkButton href={currentApplication.href}>{showApplication}</LinkButton>}
        </DialogFooter>
      )}
    </>
  );
}
