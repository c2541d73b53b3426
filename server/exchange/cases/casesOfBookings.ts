import type { FactOrigin } from '../changeWorld.ts';
import type { BookingRow } from '../bookings/bookingRows.ts';
import type { NewFact } from '../facts/facts.ts';
import { addEntry, caseFact } from './caseRows.ts';
import { addCase } from './casesOfApplications.ts';
import type { CaseMoment } from './casesOfApplications.ts';

/**
 * Whoever has an appointment is a patient of the department: opens a record, if there is none. The person learns of it
 * with the first step that concerns them.
 */
export async function openCaseOfBooking(
  moment: CaseMoment & { origin: FactOrigin },
  { kind, calendarId: listingId, title, personName }: BookingRow,
): Promise<NewFact[]> {
  const { tx, organizationId, personId, userId, at, newId, origin } = moment;
  if (kind !== 'appointment') return [];
  const [known] = await tx`
    select from cases
    where organization_id = ${organizationId} and user_id = ${personId} and listing_id = ${listingId}
      and undone_at is null limit 1`;
  if (known) return [];
  const names = { title, personName, rank: '', branch: '' };
  const start = { ...names, kind: 'patient', listingId, applicationId: null, ownerId: null } as const;
  const after = await addCase(moment, start);
  const id = await newId();
  await addEntry(tx, { organizationId, caseId: after.id }, { id, at, by: userId, entry: 'opened' });
  return [caseFact({ ...origin, id }, { organizationId, personId }, { kind: 'caseOpened', after })];
}
