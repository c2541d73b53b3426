import type { Appointment } from '../../model/world/appointments.ts';
import type { Day } from '../../model/time/zoned.ts';

/** Feature spec, section 3. */
export const specialties = ['Primary Care', 'Mental Health', 'Physical Therapy', 'Cardiology'] as const;
export type Specialty = (typeof specialties)[number];

export const providerLocations = ['Austin', 'College Station', 'Dallas', 'Houston', 'Lubbock'] as const;
export type ProviderLocation = (typeof providerLocations)[number];

/** Someone with whom an appointment is made. */
export interface CareProvider {
  id: string;
  name: string;
  specialty: string;
  /** Id of a drawn mark; empty: initials. */
  avatar: string;
  /** City, and the place in it; empty if unknown. */
  location: string;
  facility: string;
  /** The first day that can be booked; null if no new patients are taken, or if it is unknown. */
  nextAvailable: Day | null;
  /** Empty if unknown. */
  phone: string;
  acceptingPatients: boolean;
  /** In milliseconds, until they have what is requested. Omitted if they take no requests. */
  requestMs?: number;
}

/** What an appointment with them is: a request, or a note of one's own, which nobody else sees. */
export type VisitKind = 'request' | 'note';

export const visitKindOf = (provider: Pick<CareProvider, 'requestMs'> | null | undefined): VisitKind =>
  provider?.requestMs === undefined ? 'note' : 'request';

/** Someone who sees the demo's veterans (feature spec, section 3). All are invented. */
export interface Provider extends CareProvider {
  specialty: Specialty;
  /** Stars from 0 to 5. */
  rating: number;
  /** From the veteran, in miles. */
  distance: number;
  /** When the next appointment may be had, in words. */
  availability: string;
  location: ProviderLocation;
}

/** Where a provider is, as an appointment notes it. */
export const providerPlace = ({ facility, location }: Pick<CareProvider, 'facility' | 'location'>): string =>
  [facility, location].filter((part) => part !== '').join(', ');

/** Providers of the listed appointments, once each and in their order. */
export function existingProviders(
  providers: readonly Provider[],
  appointments: readonly Appointment[],
): Provider[] {
  const ids = new Set(appointments.map(({ providerId }) => providerId));
  return providers.filter(({ id }) => ids.has(id));
}
