import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';

const filters = [
  { value: 'open', label: 'Open', count: 4 },
  { value: 'closed', label: 'Closed', count: 12 },
];

export function Example() {
  return <ToggleButtonGroup label="Show" options={filters} defaultSelectedKeys={['open']} />;
}
