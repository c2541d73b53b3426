import { facilityToday, firstFreeDay } from '@vetsync/machines/wellness/model';
import type { Provider } from '@vetsync/machines/wellness/model';
import { addDays, weekdayOf } from '@vetsync/machines/model/time';
import type { Day } from '@vetsync/machines/model/time';
import { row, visitedProviders } from './visitedProviders.ts';
import type { SampleProvider } from './visitedProviders.ts';

/** Simulated, in milliseconds (feature spec, section 9). */
const requestMs = 2_000;

const samples: readonly SampleProvider[] = [
  ...visitedProviders,
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
      requestMs,
    };
  });
}
