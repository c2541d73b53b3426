import { FileDrop } from '@vetsync/ui/components/FileDrop';

export function Example() {
  return (
    <FileDrop
      label="Your DD214"
      name="dd214"
      kinds={[{ label: 'PDF', accept: '.pdf,application/pdf' }]}
      maxBytes={10_000_000}
    />
  );
}
