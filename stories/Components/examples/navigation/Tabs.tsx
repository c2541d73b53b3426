import { Tabs } from '@vetsync/ui/components/Tabs';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Tabs
      label="Your messages"
      items={[
        { id: 'inbox', label: 'Inbox', panel: <Text>Two new messages</Text> },
        { id: 'sent', label: 'Sent', panel: <Text>Nothing sent yet</Text> },
      ]}
    />
  );
}
