import { Rating } from '@vetsync/ui/components/Rating';

export function Example() {
  return <Rating value={4.6} reviewCount={128} />;
}
