import Download from 'lucide-react/icons/download';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { applicationExportWords } from '../ReceivedSelection.words.ts';
import { useReceivedFilters } from './useReceivedFilters.ts';

/** Says what the file contains, and who learns of it, before it is downloaded. */
export function ExportDialog({ view, send }: ReceivedApplicationsProps) {
  const { filters } = view;
  const words = useWords(applicationExportWords);
  const { others } = useReceivedFilters(view);
  const listing = others.find(({ id }) => id === 'listing');
  const title = listing?.options.find(({ value }) => value === filters.listing)?.label ?? '';
  const isNarrowed = filters.q.trim() !== '' || filters.status !== null || filters.assignee !== null;
  const close = () => send({ type: 'export.close' });
  return (
    <Dialog title={words.title} width="narrow" onClose={close}>
      <Stack space="small">
        <Text>
          {filters.listing === null ? words.all : words.listing(title)} {isNarrowed && words.notNarrowed}
        </Text>
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
