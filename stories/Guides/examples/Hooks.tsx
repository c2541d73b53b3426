import { Button } from '@vetsync/ui/components/Button';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { Inline } from '@vetsync/ui/components/Inline';
import { Text } from '@vetsync/ui/components/Text';
import { useClipboard } from '@vetsync/ui/hooks/useClipboard';
import { useConfirm } from '@vetsync/ui/hooks/useConfirm';
import { useDisclosure } from '@vetsync/ui/hooks/useDisclosure';
import { useHotkeys } from '@vetsync/ui/hooks/useHotkeys';

export function Hooks({ onDiscard }: { onDiscard: () => void }) {
  const { isOpen, open, close } = useDisclosure();
  const { copy, outcome } = useClipboard();
  const [confirm, question] = useConfirm();
  useHotkeys({ '?': open });
  const discard = async () => {
    if (await confirm({ title: 'Discard this draft?', confirmLabel: 'Discard', tone: 'critical' }))
      onDiscard();
  };
  return (
    <Inline space="small">
      <Button onPress={open}>Keys</Button>
      <Button onPress={() => void copy('Draft')}>{outcome === 'copied' ? 'Copied' : 'Copy'}</Button>
      <Button onPress={() => void discard()}>Discard</Button>
      <Dialog isOpen={isOpen} title="Keys" onClose={close}>
        <Text>A question mark opens this list.</Text>
      </Dialog>
      {question}
    </Inline>
  );
}
