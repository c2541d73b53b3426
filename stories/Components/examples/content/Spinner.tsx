import { Spinner } from '@vetsync/ui/components/Spinner';

export function Example() {
  return <Spinner size="large" label="Loading programs" />;
}
