import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { useState } from 'react';

export function Example() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <DatePicker label="Last day of service" name="lastDay" today="2026-11-23" value={day} onChange={setDay} />
  );
}
