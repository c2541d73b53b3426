import { SearchField } from '@vetsync/ui/components/SearchField';
import { Stack } from '@vetsync/ui/components/Stack';
import { useState } from 'react';

const jobs = ['Nurse', 'Nurse practitioner', 'Welder'];

export function Example() {
  const [text, setText] = useState('');
  return (
    <Stack space="small">
      <SearchField label="Search jobs" placeholder="Nurse" value={text} onChange={setText} />
      <output>{jobs.filter((job) => job.includes(text)).length} jobs</output>
    </Stack>
  );
}
