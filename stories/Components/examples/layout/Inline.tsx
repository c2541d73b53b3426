import { Button } from '@vetsync/ui/components/Button';
import { Inline } from '@vetsync/ui/components/Inline';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Inline space="small" justify="space-between">
      <Text>3 programs</Text>
      <Button size="small">Clear filters</Button>
    </Inline>
  );
}
