import { StatStrip } from '@vetsync/ui/components/StatStrip';

export function Example() {
  return (
    <StatStrip
      label="Your applications"
      stats={[
        { label: 'Open', figure: '12', href: '/applications' },
        { label: 'In review', figure: '5' },
        { label: 'Accepted', figure: '2' },
        { label: 'Declined', figure: '1' },
      ]}
    />
  );
}
