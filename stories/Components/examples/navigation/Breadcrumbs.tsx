import { Breadcrumbs } from '@vetsync/ui/components/Breadcrumbs';

export function Example() {
  return (
    <Breadcrumbs
      aria-label="Where you are"
      items={[
        { href: '/', label: 'Home' },
        { href: '/programs', label: 'Programs' },
        { href: '/programs/welding', label: 'Welding' },
      ]}
    />
  );
}
