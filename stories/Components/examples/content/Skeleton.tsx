import { Skeleton } from '@vetsync/ui/components/Skeleton';
import { VisuallyHidden } from '@vetsync/ui/components/VisuallyHidden';

export function Example() {
  return (
    <section aria-busy aria-label="Your profile">
      <VisuallyHidden live="polite">Loading your profile</VisuallyHidden>
      <Skeleton shape="circle" />
      <Skeleton lines={3} />
    </section>
  );
}
