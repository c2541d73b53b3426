import type { Appointment } from '../../model/world/appointments.ts';
import type { Day } from '../../model/time/zoned.ts';

/** Feature spec, section 3. */
export const specialties = ['Primary Care', 'Mental Health', 'Physical Therapy', 'Cardiology'] as const;
export type Specialty = (typeof specialties)[number];

export const providerLocations = ['Austin', 'College Station', 'Dallas', 'Houston', 'Lubbock'] as const;
export type ProviderLocation = (typeof providerLocations)[number];

/** Somebody who sees veterans (feature spec, section 3). All are invented. */
export interface Provider {
  id: string;
  name: string;
  specialty: Specialty;
  /** Stars from 0 to 5. */
  rating: number;
  /** From the veteran, in miles. */
  distance: number;
  /** When the next appointment may be had, in words. */
  availability: string;
  /** Id of a drawn mark; empty: initials. */
  avatar: string;
  location: ProviderLocation;
  facility: string;
  /** The first day that can be booked; null if no new patients are taken. */
  nextAvailable: Day | null;
  phone: string;
  acceptingPatients: boolean;
}

/** Providers of the listed appointments, once each and in their order. */
export function existingProviders(
  providers: readonly Provider[],
  appointments: readonly Appointment[],
): Provider[] {
  const ids = new Set(appointments.map(({ providerId }) => providerId));
  return providers.filter(({ id }) => ids.has(id));
}
