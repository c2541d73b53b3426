import { FilterBar, MoreFilters } from '@vetsync/ui/components/FilterBar';
import { Select } from '@vetsync/ui/components/Select';
import { Switch } from '@vetsync/ui/components/Switch';
import { useState } from 'react';

const states = [
  { value: 'all', label: 'All states' },
  { value: 'TX', label: 'Texas' },
];

export function Example() {
  const [search, setSearch] = useState('');
  return (
    <FilterBar search={{ label: 'Search programs', value: search, onChange: setSearch }}>
      <Select label="State" options={states} defaultValue="all" />
      <MoreFilters label="More filters">
        <Switch>Online only</Switch>
      </MoreFilters>
    </FilterBar>
  );
}
