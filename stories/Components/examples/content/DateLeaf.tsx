import { DateLeaf } from '@vetsync/ui/components/DateLeaf';
import { Inline } from '@vetsync/ui/components/Inline';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Inline align="center">
      <DateLeaf date="2026-11-27" />
      <Text>Resume workshop, November 27</Text>
    </Inline>
  );
}
