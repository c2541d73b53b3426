import { Disclosure } from '@vetsync/ui/components/Disclosure';

export function Example() {
  return (
    <Disclosure title="How we count months" hint="Details">
      A month of full-time study uses one month of entitlement.
    </Disclosure>
  );
}
