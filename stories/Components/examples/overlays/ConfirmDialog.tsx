import { Button } from '@vetsync/ui/components/Button';
import { ConfirmDialog } from '@vetsync/ui/components/ConfirmDialog';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Discard the draft</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Discard this draft?"
        tone="critical"
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={close}
        onCancel={close}
      >
        What you wrote is lost.
      </ConfirmDialog>
    </>
  );
}
