import { TabLinks } from '@vetsync/ui/components/TabLinks';

export function Example() {
  return (
    <TabLinks
      label="Education"
      items={[
        { href: '/education', label: 'Programs', isCurrent: true },
        { href: '/education/documents', label: 'Documents', isCurrent: false },
      ]}
    />
  );
}
