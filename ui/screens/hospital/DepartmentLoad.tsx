import type { DepartmentView } from '@vetsync/machines/hospital';
import type { Reader } from '@vetsync/machines/system/model';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { figure } from '../format.ts';
import { hospitalWords } from './Hospital.words.ts';

const words = hospitalWords.departments;

interface DepartmentLoadProps {
  department: DepartmentView;
  /** Label above the bar. @default the department's name */
  label?: string;
  reader: Reader;
}

/** Patients in care against a department's capacity. */
export function DepartmentLoad({ department, label = department.name, reader }: DepartmentLoadProps) {
  const { patients, capacity, isFull } = department;
  return (
    <ProgressBar
      label={label}
      value={patients}
      max={capacity}
      valueLabel={words.load(figure(patients, reader), figure(capacity, reader))}
      tone={isFull ? 'critical' : 'accent'}
    />
  );
}
