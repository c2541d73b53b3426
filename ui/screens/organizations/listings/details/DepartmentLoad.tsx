import type { IntlConfig } from '@vetsync/machines/system/model';
import { Meter } from '../../../../components/Meter/Meter.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';

interface DepartmentLoadProps {
  /** Label above the bar. @default what it shows */
  name?: string;
  people: number;
  places: number;
  intl: IntlConfig;
}

/** From this share of its places on, a department is said to be nearly full. */
const nearlyFull = 0.95;

/** How many are in care, of those that a department can care for. */
export function DepartmentLoad({ name, people, places, intl }: DepartmentLoadProps) {
  const words = useWords(organizationListingsWords).record;
  const isFull = people >= places * nearlyFull;
  return (
    <Meter
      label={name ?? words.load[isFull ? 'full' : 'title']}
      value={people}
      maxValue={places}
      valueLabel={words.patientsOf(formatNumber(people, intl), formatNumber(places, intl))}
      tone={isFull ? 'critical' : 'accent'}
    />
  );
}
