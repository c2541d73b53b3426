import type { DepartmentView } from '@vetsync/machines/hospital/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Meter } from '../../components/Meter/Meter.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';

interface DepartmentLoadProps {
  department: DepartmentView;
  /** Label above the bar. @default the department's name */
  label?: string;
  intl: IntlConfig;
}

/** Patients in care against a department's capacity. */
export function DepartmentLoad({ department, label = department.name, intl }: DepartmentLoadProps) {
  const words = useWords(hospitalWords).departments;
  const { patients, capacity, isFull } = department;
  return (
    <Meter
      label={label}
      value={patients}
      maxValue={capacity}
      valueLabel={words.load(formatNumber(patients, intl), formatNumber(capacity, intl))}
      tone={isFull ? 'critical' : 'accent'}
    />
  );
}
