import { DescriptionList } from '@vetsync/ui/components/DescriptionList';

export function Example() {
  return (
    <DescriptionList
      items={[
        { label: 'Branch', value: 'Army' },
        { label: 'Years of service', value: '8' },
      ]}
    />
  );
}
