import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Stack space="medium">
      <Heading level={2}>Your next steps</Heading>
      <Text>Send your transcript, then choose a program.</Text>
    </Stack>
  );
}
