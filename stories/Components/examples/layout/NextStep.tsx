import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { NextStep } from '@vetsync/ui/components/NextStep';

export function Example() {
  return (
    <NextStep
      title="Resume workshop"
      when="Tomorrow at 10:00 AM"
      action={
        <LinkButton href="/events/1" variant="primary">
          See the place
        </LinkButton>
      }
    >
      Bring your service record.
    </NextStep>
  );
}
