import { Card } from '@vetsync/ui/components/Card';
import { Heading } from '@vetsync/ui/components/Heading';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Card as="section" aria-labelledby="contact">
      <Heading level={2} id="contact">
        Contact
      </Heading>
      <Text>Call 555-0100 on weekdays.</Text>
    </Card>
  );
}
