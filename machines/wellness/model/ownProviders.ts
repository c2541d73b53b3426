import * as z from 'zod/mini';
import type { FieldErrors } from '../../system/model/form.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { wellnessPhrase } from './phrases.ts';
import { specialties } from './providers.ts';
import type { CareProvider } from './providers.ts';
import { parseStoredList } from '../../model/text/stored.ts';

/** Doctors that a signed-in person notes. They are one private record, so the list has an end. Lengths are in characters. */
export const ownProviderLimits = { providers: 20, name: 100, facility: 120, phone: 40 } as const;

export const ownSpecialties = [...specialties, 'Other'] as const;

const line = (max: number) => z.string().check(z.maxLength(max));
const ownProviderSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  name: z.string().check(z.minLength(1), z.maxLength(ownProviderLimits.name)),
  specialty: z.enum(ownSpecialties),
  facility: line(ownProviderLimits.facility),
  phone: line(ownProviderLimits.phone),
});
export type OwnProvider = Readonly<z.infer<typeof ownProviderSchema>>;

/** Parses the stored list. Entries that are not valid are dropped. */
export const parseOwnProviders = (stored: string | null): OwnProvider[] =>
  parseStoredList(ownProviderSchema, stored);

/** In the order of the form. */
export const ownProviderFields = ['name', 'specialty', 'facility', 'phone'] as const;
export type OwnProviderField = (typeof ownProviderFields)[number];
export type OwnProviderDraft = Readonly<Record<OwnProviderField, string>>;

export const emptyOwnProvider: OwnProviderDraft = {
  name: '',
  specialty: specialties[0],
  facility: '',
  phone: '',
};

export function ownProviderErrors(draft: OwnProviderDraft): FieldErrors<OwnProviderField> {
  const errors: FieldErrors<OwnProviderField> = {};
  if (draft.name.trim() === '') errors.name = wellnessPhrase('providerNameRequired');
  for (const field of ['name', 'facility', 'phone'] as const) {
    const max = ownProviderLimits[field];
    if (draft[field].trim().length > max) errors[field] = wellnessPhrase('claimTooLong', max);
  }
  return errors;
}

/** The entry of a valid draft. */
export const ownProviderOf = (
  id: string,
  { name, specialty, facility, phone }: OwnProviderDraft,
): OwnProvider => ({
  id,
  name: name.trim(),
  specialty: ownSpecialties.find((each) => each === specialty) ?? 'Other',
  facility: facility.trim(),
  phone: phone.trim(),
});

/** A doctor of one's own, with whom a visit can be noted. Nothing is known of their free days. */
export const careProviderOf = (provider: OwnProvider): CareProvider => ({
  ...provider,
  avatar: '',
  location: '',
  nextAvailable: null,
  acceptingPatients: true,
});

/** Whom a noted visit is with, although the list no longer has them. */
export const providerOfVisit = ({
  providerId,
  providerName,
  providerSpecialty,
  location,
}: Appointment): CareProvider => ({
  id: providerId,
  name: providerName,
  specialty: providerSpecialty,
  facility: location,
  location: '',
  avatar: '',
  phone: '',
  nextAvailable: null,
  acceptingPatients: true,
});
