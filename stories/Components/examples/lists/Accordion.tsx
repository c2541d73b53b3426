import { Accordion } from '@vetsync/ui/components/Accordion';
import { Disclosure } from '@vetsync/ui/components/Disclosure';

export function Example() {
  return (
    <Accordion aria-label="Common questions" defaultExpandedKeys={['cost']}>
      <Disclosure id="cost" title="What does it cost?">
        Nothing. Veterans use it free of charge.
      </Disclosure>
      <Disclosure id="family" title="Can my family use it?">
        Yes, with accounts of their own.
      </Disclosure>
    </Accordion>
  );
}
