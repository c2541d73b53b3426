import { TextArea } from '@vetsync/ui/components/TextArea';

export function Example() {
  return <TextArea label="What should we know?" name="note" isRequired={false} limit={500} />;
}
