import { Button } from '@vetsync/ui/components/Button';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { Text } from '@vetsync/ui/components/Text';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Dialog isOpen={isOpen} title="Welding" onClose={close} footer={<Button onPress={close}>Close</Button>}>
        <Text>Twelve seats, from January.</Text>
      </Dialog>
    </>
  );
}
