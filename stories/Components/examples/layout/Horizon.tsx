import { Heading } from '@vetsync/ui/components/Heading';
import { Horizon } from '@vetsync/ui/components/Horizon';
import { LinkButton } from '@vetsync/ui/components/LinkButton';

export function Example() {
  return (
    <Horizon as="section" aria-labelledby="next">
      <Heading level={2} id="next">
        Finish your profile
      </Heading>
      <LinkButton href="/profile" variant="primary">
        Continue
      </LinkButton>
    </Horizon>
  );
}
