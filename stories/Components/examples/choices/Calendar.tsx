import { Calendar } from '@vetsync/ui/components/Calendar';
import { useState } from 'react';

export function Example() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <Calendar
      label="Day of the visit"
      today="2026-11-23"
      firstDay="2026-11-23"
      unavailable={[{ reason: 'The clinic is closed on weekends', weekdays: [0, 6] }]}
      value={day}
      onChange={setDay}
    />
  );
}
