import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import type { ApplicationDialogProps } from './Applications.types.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';

/** The veteran has already applied: where to find that application. */
export function ApplicationRefused({ view, send }: ApplicationDialogProps) {
  const allWords = useWords(applicationDialogWords);
  const words = allWords.refused;
  const { currentApplication, applicationId, organization } = view;
  return (
    <>
      <Stack space="medium" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
        <Text>{words.text(organization)}</Text>
        {applicationId !== '' && (
          <Text as="div">
            {allWords.success.id} <Code>{applicationId}</Code>
          </Text>
        )}
      </Stack>
      <DialogFooter>
        {currentApplication && (
          <LinkButton variant="primary" href={currentApplication.href}>
            {allWords.showApplication}
          </LinkButton>
        )}
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.close}</Button>
      </DialogFooter>
    </>
  );
}
