import { Banner } from '@vetsync/ui/components/Banner';
import { Button } from '@vetsync/ui/components/Button';

export function Example() {
  return (
    <Banner
      tone="caution"
      title="Your session ends soon"
      action={<Button size="small">Stay signed in</Button>}
    >
      Save your work within five minutes.
    </Banner>
  );
}
