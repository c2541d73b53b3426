import { Heading } from '@vetsync/ui/components/Heading';

export function Example() {
  return <Heading level={2}>Your benefits</Heading>;
}
