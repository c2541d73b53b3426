import Download from 'lucide-react/icons/download';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';

/** Says what the file contains, and who learns of it, before it is downloaded. */
export function CaseExport({ view: { filters }, send }: CasesProps) {
  const words = useWords(casesWords).export;
  const close = () => send({ type: 'export.close' });
  return (
    <Dialog title={words.title} width="narrow" onClose={close}>
      <Stack space="small">
        <Text>{filters.listing === null ? words.all : words.listing}</Text>
        <Text>{words.columns}</Text>
        <Text tone="muted">{words.recorded}</Text>
      </Stack>
      <DialogFooter>
        <Button variant="primary" icon={Download} onPress={() => send({ type: 'export.start' })}>
          {words.download}
        </Button>
        <Button onPress={close}>{words.cancel}</Button>
      </DialogFooter>
    </Dialog>
  );
}
