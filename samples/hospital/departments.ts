import { waitGoals } from '@vetsync/machines/hospital/model';
import type { DepartmentId, Department } from '@vetsync/machines/hospital/model';

const row = (
  id: DepartmentId,
  name: string,
  providers: readonly [lead: string, ...others: string[]],
  [staff, patients, capacity, waitDays]: readonly [number, number, number, number],
  floor: string,
  phone: string,
): Department => ({
  id,
  name,
  lead: providers[0],
  providers,
  staff,
  patients,
  capacity,
  waitDays,
  waitGoalDays: id === 'mental-health' ? waitGoals.mentalHealth : waitGoals.usual,
  floor,
  phone,
});

/** Their patients and people add up to the figures of the dashboard. */
export const sampleDepartments: readonly Department[] = [
  row(
    'primary-care',
    'Primary Care',
    ['Dr. Emi Nakata', 'Dr. Orrin Halvorsen', 'Celeste Boudreau, NP', 'Dr. Amos Tillery'],
    [41, 412, 450, 4],
    'First floor, east',
    '713-555-0148',
  ),
  row(
    'mental-health',
    'Mental Health',
    ['Dr. Grace Osei', 'Tobias Renner, LCSW', 'Dr. Leila Farahani'],
    [27, 89, 100, 1],
    'Garden building',
    '713-555-0111',
  ),
  row(
    'physical-therapy',
    'Physical Therapy',
    ['Ruben Castellano, DPT', 'Nina Marchbanks, DPT', 'Owen Strand, PTA'],
    [24, 218, 240, 5],
    'Ground floor, west',
    '713-555-0152',
  ),
  row(
    'cardiology',
    'Cardiology',
    ['Dr. Thomas Varga', 'Dr. Henrietta Cole'],
    [19, 164, 170, 16],
    'Third floor, east',
    '713-555-0129',
  ),
  row(
    'neurology',
    'Neurology',
    ['Dr. Ingrid Solberg-Hayes', 'Dr. Paul Abiodun'],
    [16, 127, 140, 11],
    'Third floor, west',
    '713-555-0166',
  ),
  row(
    'orthopedics',
    'Orthopedics',
    ['Dr. Malcolm Iyer', 'Dr. Rosa Delacroix'],
    [17, 151, 180, 9],
    'Second floor, west',
    '713-555-0173',
  ),
  row(
    'audiology',
    'Audiology',
    ['Nadia Fournier, AuD', 'Peter Lundqvist, AuD'],
    [12, 86, 110, 6],
    'Second floor, east',
    '713-555-0181',
  ),
];
