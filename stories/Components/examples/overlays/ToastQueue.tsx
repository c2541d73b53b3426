import { Button } from '@vetsync/ui/components/Button';
import { createToastQueue, ToastQueue } from '@vetsync/ui/components/ToastQueue';

const toasts = createToastQueue();

export function Example() {
  return (
    <>
      <Button onPress={() => toasts.add({ title: 'Saved', tone: 'positive' })}>Save</Button>
      <ToastQueue queue={toasts} />
    </>
  );
}
