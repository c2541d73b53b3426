import { Button } from '@vetsync/ui/components/Button';
import { ToastRegion, type ToastRegionProps } from '@vetsync/ui/components/ToastRegion';
import { useState } from 'react';

export function Example() {
  // In an app with machines, the machine `toasts` keeps them and ends them.
  const [toast, show] = useState<ToastRegionProps['view']['toast']>(null);
  return (
    <>
      <Button onPress={() => show({ id: 1, title: 'Saved', description: null, tone: 'positive' })}>
        Save
      </Button>
      <ToastRegion view={{ toast }} send={({ type }) => type === 'toast.dismiss' && show(null)} />
    </>
  );
}
