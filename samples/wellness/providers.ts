import { facilityToday, firstFreeDay } from '@vetsync/machines/wellness/model';
import type { Provider, ProviderLocation, Specialty } from '@vetsync/machines/wellness/model';
import { addDays, weekdayOf } from '@vetsync/machines/model/time';
import type { Day } from '@vetsync/machines/model/time';

interface Sample extends Omit<Provider, 'availability' | 'avatar' | 'nextAvailable' | 'acceptingPatients'> {
  /** Days from today until when there is nothing free; null: takes no new patients. */
  opensIn: number | null;
}

const facilities: Readonly<Record<ProviderLocation, string>> = {
  Austin: 'Barton Bend Veterans Clinic',
  'College Station': 'Post Oak Veterans Clinic',
  Dallas: 'White Rock Veterans Health Center',
  Houston: 'Veterans Medical Center',
  Lubbock: 'Caprock Veterans Clinic',
};

const row = (
  id: string,
  name: string,
  specialty: Specialty,
  location: ProviderLocation,
  distance: number,
  rating: number,
  opensIn: number | null,
  phone: string,
): Sample => ({
  id,
  name,
  specialty,
  location,
  facility: facilities[location],
  distance,
  rating,
  opensIn,
  phone,
});

const samples: readonly Sample[] = [
  row('ellison', 'Dr. Renata Ellison', 'Primary Care', 'Austin', 2.4, 4.8, 2, '512-555-0114'),
  row('park', 'Dr. Daniel Park-Whitaker', 'Mental Health', 'Austin', 3.1, 4.9, 1, '512-555-0127'),
  row('moreno', 'Luz Moreno, DPT', 'Physical Therapy', 'Austin', 4.7, 4.7, 5, '512-555-0139'),
  row('haddad', 'Dr. Samir Haddad', 'Cardiology', 'Austin', 5.2, 4.6, 12, '512-555-0141'),
  row('kessler', 'Dr. Joan Kessler', 'Primary Care', 'Austin', 7.9, 4.3, null, '512-555-0158'),
  row('adeyemi', 'Folake Adeyemi, LCSW', 'Mental Health', 'Austin', 9.6, 4.7, 3, '512-555-0163'),
  row('trevino', 'Dr. Hector Treviño', 'Primary Care', 'College Station', 104, 4.5, 4, '979-555-0122'),
  row('lang', 'Miriam Lang, DPT', 'Physical Therapy', 'College Station', 106, 4.4, 8, '979-555-0136'),
  row('osei', 'Dr. Grace Osei', 'Mental Health', 'Houston', 161, 4.8, 2, '713-555-0111'),
  row('varga', 'Dr. Thomas Varga', 'Cardiology', 'Houston', 163, 4.9, 16, '713-555-0129'),
  row('nakata', 'Dr. Emi Nakata', 'Primary Care', 'Houston', 165, 4.2, null, '713-555-0148'),
  row('doyle', 'Dr. Patrick Doyle', 'Mental Health', 'Dallas', 194, 4.5, 7, '214-555-0117'),
  row('sinclair', 'Ruth Sinclair, DPT', 'Physical Therapy', 'Dallas', 197, 4.6, 6, '214-555-0133'),
  row('redfern', 'Dr. Anna Redfern', 'Primary Care', 'Lubbock', 371, 4.7, 3, '806-555-0119'),
];

const weekOf = (day: Day) => Date.parse(addDays(day, -weekdayOf(day)));

const weekMs = 7 * 86_400_000;

/** How soon that is, in weeks that begin on Sunday. */
function availabilityOf(next: Day | null, today: Day): string {
  if (next === null) return 'Not taking new patients';
  const weeks = Math.round((weekOf(next) - weekOf(today)) / weekMs);
  if (weeks === 0) return 'Available this week';
  return weeks === 1 ? 'Available next week' : `Available in ${weeks} weeks`;
}

/** The sample providers at `now` (epoch milliseconds), nearest first. */
export function sampleProviders(now: number): Provider[] {
  const today = facilityToday(now);
  return samples.map(({ opensIn, ...sample }) => {
    const nextAvailable = opensIn === null ? null : firstFreeDay(sample.id, addDays(today, opensIn));
    return {
      ...sample,
      avatar: '',
      availability: availabilityOf(nextAvailable, today),
      nextAvailable,
      acceptingPatients: opensIn !== null,
    };
  });
}
