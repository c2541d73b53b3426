import type { Provider, ProviderLocation, Specialty } from '@vetsync/machines/wellness/model';

export interface SampleProvider extends Omit<
  Provider,
  'availability' | 'avatar' | 'nextAvailable' | 'acceptingPatients'
> {
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

export const row = (
  id: string,
  name: string,
  specialty: Specialty,
  location: ProviderLocation,
  distance: number,
  rating: number,
  opensIn: number | null,
  phone: string,
): SampleProvider => ({
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

/** Those whom the demo's veteran sees. The first screen needs no others. */
export const visitedProviders: readonly SampleProvider[] = [
  row('ellison', 'Dr. Renata Ellison', 'Primary Care', 'Austin', 2.4, 4.8, 2, '512-555-0114'),
  row('park', 'Dr. Daniel Park-Whitaker', 'Mental Health', 'Austin', 3.1, 4.9, 1, '512-555-0127'),
  row('moreno', 'Luz Moreno, DPT', 'Physical Therapy', 'Austin', 4.7, 4.7, 5, '512-555-0139'),
];
