import { Avatar } from '@vetsync/ui/components/Avatar';
import { Inline } from '@vetsync/ui/components/Inline';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Inline align="center">
      <Avatar name="Dana Fields" />
      <Text>Dana Fields</Text>
    </Inline>
  );
}
