import { Button } from '@vetsync/ui/components/Button';
import { Sheet } from '@vetsync/ui/components/Sheet';
import { Text } from '@vetsync/ui/components/Text';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Notifications</Button>
      <Sheet isOpen={isOpen} title="Notifications" onClose={close}>
        <Text>Nothing new since yesterday.</Text>
      </Sheet>
    </>
  );
}
