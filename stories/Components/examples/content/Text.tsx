import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Text size="lead" tone="muted">
      You have 24 months of your GI Bill left.
    </Text>
  );
}
