import { Select } from '@vetsync/ui/components/Select';
import { useState } from 'react';

const branches = [
  { value: 'army', label: 'Army' },
  { value: 'navy', label: 'Navy' },
  { value: 'air', label: 'Air Force' },
];

export function Example() {
  const [branch, setBranch] = useState('');
  return (
    <Select label="Branch" name="branch" options={branches} isRequired value={branch} onChange={setBranch} />
  );
}
