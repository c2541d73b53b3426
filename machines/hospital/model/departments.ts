/** The seven departments of the sample medical center. */
export const departmentIds = [
  'primary-care',
  'mental-health',
  'physical-therapy',
  'cardiology',
  'neurology',
  'orthopedics',
  'audiology',
] as const;
export type DepartmentId = (typeof departmentIds)[number];

/** A department as it stands today. All people in it are invented. */
export interface Department {
  id: DepartmentId;
  name: string;
  /** Who leads it. */
  lead: string;
  /** Everyone who sees patients in it, the lead among them. */
  providers: readonly string[];
  /** People who work in it. */
  staff: number;
  /** Veterans in its care. */
  patients: number;
  /** Veterans it can care for with these people. */
  capacity: number;
  /** Days until a first appointment. */
  waitDays: number;
  /** Days within which a first appointment should be had. */
  waitGoalDays: number;
  floor: string;
  phone: string;
}

/** Days to a first appointment that the care coordinator aims at. */
export const waitGoals = { usual: 14, mentalHealth: 2 } as const;

/** Patients in care as a share of what the department can carry, in whole percent. */
export const loadOf = ({ patients, capacity }: Pick<Department, 'patients' | 'capacity'>): number =>
  Math.round((100 * patients) / capacity);
