import { Kbd } from '@vetsync/ui/components/Kbd';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Text>
      Press <Kbd keys={['Ctrl', 'K']} /> to search.
    </Text>
  );
}
