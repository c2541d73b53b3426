import { Timeline } from '@vetsync/ui/components/Timeline';

export function Example() {
  return (
    <Timeline
      label="Your application"
      entries={[
        { id: 'sent', title: 'Sent', when: 'November 2' },
        { id: 'review', title: 'In review', state: 'current' },
        { id: 'decision', title: 'Decision', when: 'By December 15', state: 'coming' },
      ]}
    />
  );
}
