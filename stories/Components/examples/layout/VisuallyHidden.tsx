import { VisuallyHidden } from '@vetsync/ui/components/VisuallyHidden';

export function Example() {
  return (
    <a href="/programs/welding">
      Details
      <VisuallyHidden> of the welding program</VisuallyHidden>
    </a>
  );
}
