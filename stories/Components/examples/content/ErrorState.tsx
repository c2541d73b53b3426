import { Button } from '@vetsync/ui/components/Button';
import { ErrorState } from '@vetsync/ui/components/ErrorState';

export function Example() {
  return (
    <ErrorState
      title="The list could not be loaded"
      action={<Button onPress={() => location.reload()}>Try again</Button>}
    >
      Check your connection.
    </ErrorState>
  );
}
