import { Code } from '@vetsync/ui/components/Code';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Text>
      Your reference is <Code>RQ-2048</Code>.
    </Text>
  );
}
