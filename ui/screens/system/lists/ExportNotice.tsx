import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface ExportNoticeProps {
  words: Record<'title' | 'columns' | 'recorded' | 'download' | 'cancel', string>;
  send: (event: { type: 'export.start' } | { type: 'export.close' }) => void;
  /** Which rows the file contains. */
  children: ReactNode;
}

/** Says what a file contains, and who learns of it, before it is downloaded. */
export function ExportNotice({ words, send, children }: ExportNoticeProps) {
  const close = () => send({ type: 'export.close' });
  return (
    <Dialog title={words.title} width="narrow" onClose={close}>
      <Stack space="small">
        <Text>{children}</Text>
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
