import { Button } from '@vetsync/ui/components/Button';
import { useState } from 'react';

export function Example() {
  const [isSaved, setSaved] = useState(false);
  return (
    <Button variant="primary" onPress={() => setSaved(true)}>
      {isSaved ? 'Saved' : 'Save changes'}
    </Button>
  );
}
