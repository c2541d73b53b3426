import type { MemberRole } from '@vetsync/machines/organizations/model';
import { dayIn } from '@vetsync/machines/model/time';
import { emptyProfile } from '@vetsync/machines/profile/model';
import type { Profile } from '@vetsync/machines/profile/model';
import { createAccounts } from '../../accounts/accounts.ts';
import { createFirstAdministrator, firstAdministratorEmail } from '../../accounts/people/administrators.ts';
import { newPassword } from '../../accounts/secrets.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Sql } from '../../data/db.ts';
import { createListingServices } from '../../listings/service.ts';
import { addMember } from '../../organizations/members.ts';
import { withScope } from '../../data/scopes.ts';
import { saveProfile } from '../../records/profiles.ts';
import { createOrganizations } from '../../organizations/service.ts';
import { activityDays } from './activity.ts';
import { sampleColleagues, sampleOrganizations } from './organizations.ts';
import { addSampleActivity } from './addSampleActivity.ts';
import { addSampleBookings } from './addSampleBookings.ts';
import { addSampleMentors } from './addSampleMentors.ts';
import type { SampleEmployer } from './addSampleActivity.ts';
import { sampleTimeZones } from './sample.ts';
import type { SampleOrganization } from './sample.ts';
import { moreApplicants, sampleApplicants, sampleVeterans } from './veterans.ts';

/** Nobody receives mail there: `example` belongs to nobody (RFC 2606). */
const sampleDomain = 'samples.example';

/** The samples can't be added. The message explains why. */
export class SamplesRefused extends Error {
  override name = 'SamplesRefused';
}

/** @throws SamplesRefused if the database has accounts of people, or the samples already. */
async function requireNoAccounts(sql: Sql): Promise<void> {
  const [found] = await sql<{ real: number; samples: number }[]>`
    select count(*) filter (where email not like ${`%.${sampleDomain}`})::int as real,
      count(*) filter (where email like ${`%.${sampleDomain}`})::int as samples
    from users where email <> ${firstAdministratorEmail}`;
  if (found!.real > 0)
    throw new SamplesRefused('This database has accounts of people. Samples are for a new one.');
  if (found!.samples > 0) throw new SamplesRefused('This database has the samples already.');
}

export interface SampleSignIn {
  email: string;
  who: string;
}

const dayMs = 24 * 3_600_000;

/** How long the organizations have been here, in milliseconds. */
const ageMs = (activityDays + 5) * dayMs;

/** Fills a database without accounts. All samples have one password, which is made up here. */
export async function addSamples(sql: Sql, clock: Clock, config: Config) {
  await requireNoAccounts(sql);
  const accounts = createAccounts(sql, clock, config);
  const founding: Clock = { now: () => new Date(clock.now().getTime() - ageMs) };
  const organizations = createOrganizations(sql, founding, accounts.mailRequests);
  const listings = createListingServices({ sql }, founding);
  const password = newPassword();
  // One for all: making it takes longer than everything else about an account.
  const passwordHash = await accounts.passwords.hash(password);
  const signIns: SampleSignIn[] = [];

  async function account(email: string, fullName: string): Promise<string> {
    return (await accounts.users.add({ email, fullName, passwordHash }))!.id;
  }
  async function person(email: string, fullName: string, who: string): Promise<string> {
    signIns.push({ email, who: `${fullName}, ${who}` });
    return account(email, fullName);
  }

  const describe = (userId: string, profile: Partial<Profile>) =>
    saveProfile(sql, userId, { profile: { ...emptyProfile, ...profile }, now: founding.now() });

  /** @returns ids of what can be applied for, and of events. */
  async function list(
    ownerId: string,
    organizationId: string,
    sample: SampleOrganization,
  ): Promise<Pick<SampleEmployer, 'listingIds' | 'eventIds'>> {
    const listingIds: string[] = [];
    const eventIds: string[] = [];
    // The newest are shown first, so the first of the samples is added last.
    for (const { status = 'published', ...given } of sample.listings.toReversed()) {
      const {
        listing: { id },
      } = await listings.staff.add(ownerId, organizationId, given);
      const place = { organizationId, id };
      if (status !== 'draft') await listings.staff.take(ownerId, place, 'publish');
      if (status === 'closed') await listings.staff.take(ownerId, place, 'close');
      if (status === 'published') (given.kind === 'event' ? eventIds : listingIds).unshift(id);
    }
    return { listingIds, eventIds };
  }

  async function colleague(
    organizationId: string,
    domain: string,
    sample: (typeof sampleColleagues)[number],
  ) {
    const { name, email, role }: { name: string; email: string; role: MemberRole } = sample;
    const userId = await person(`${email}@${domain}.${sampleDomain}`, name, role);
    await withScope(sql, { userId, organizationId }, (tx) =>
      addMember(tx, { organizationId, userId, role, at: founding.now() }),
    );
    return role === 'viewer' ? [] : [userId];
  }

  const first = await createFirstAdministrator(sql, accounts);
  const [administrator] = await sql<{ id: string }[]>`
    select user_id as id from user_roles where role = 'admin' order by user_id limit 1`;
  const people: { id: string; headline?: string }[] = [];
  for (const veteran of [...sampleVeterans, ...sampleApplicants, ...moreApplicants]) {
    const { name, profile, signsIn, leavesInDays } = veteran;
    const email = `${veteran.email}@people.${sampleDomain}`;
    const id = signsIn ? await person(email, name, signsIn) : await account(email, name);
    const separation = leavesInDays && dayIn('UTC', clock.now().getTime() + leavesInDays * dayMs);
    if (profile) await describe(id, { ...profile, name, ...(separation && { separation }) });
    if (!veteran.isNew) people.push({ ...veteran, id });
  }
  const receivers: SampleEmployer[] = [];
  for (const [index, sample] of sampleOrganizations(clock.now()).entries()) {
    const { domain, owner, isPending = false, listings: _listings, ...profile } = sample;
    const local = owner.toLowerCase().replaceAll(/[^a-z]+/g, '.');
    const where = `owner of ${sample.name}${isPending ? ', which waits for an administrator' : ''}`;
    const ownerId = await person(`${local}@${domain}.${sampleDomain}`, owner, where);
    const { organization } = await organizations.profiles.create(ownerId, profile);
    const { id } = organization;
    const open = await list(ownerId, id, sample);
    const staffIds = [ownerId];
    if (index === 0) for (const one of sampleColleagues) staffIds.push(...(await colleague(id, domain, one)));
    if (!isPending) {
      await organizations.administration.decide(administrator!.id, id, { status: 'approved' });
      const timeZone = sampleTimeZones[sample.location ?? ''] ?? 'America/New_York';
      receivers.push({ organizationId: id, ownerId, kind: sample.kind, timeZone, ...open, staffIds });
    }
  }
  await addSampleActivity({ sql, clock, config, receivers, people });
  await addSampleBookings({ sql, clock, config, receivers, people });
  await addSampleMentors({ sql, clock, config, people });
  return { signIns, password, administrator: first };
}
