import { sentApplications } from '@vetsync/machines/model/world';
import type { World } from '@vetsync/machines/model/world';
import type { AssistantCard, AssistantLookup, AssistantSource } from '@vetsync/machines/battleBuddy/model';
import { payGrades } from '@vetsync/machines/career/model';
import { clearances, listingKindSchema, radiusDefault } from '@vetsync/machines/organizations/model';
import type { PublishedListing } from '@vetsync/machines/organizations/model';
import type { Profile } from '@vetsync/machines/profile/model';
import { branchSlugs, placeKinds } from '@vetsync/machines/reference/model';
import type { FactSource, PlaceKind } from '@vetsync/machines/reference/model';
import { languages } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import type { Sql } from '../data/db.ts';
import { isKnownZip } from '../data/zips.ts';
import { AppError } from '../errors.ts';
import type { Exchange } from '../exchange/service.ts';
import type { Listings } from '../listings/service.ts';
import { profileOf } from '../records/profiles.ts';
import { isShown } from '../reference/facts/confidence.ts';
import { components, reasons } from '../reference/facts/deadlines.ts';
import { rateRows } from '../reference/facts/rates.ts';
import type { Rate } from '../reference/facts/rates.ts';
import type { Reference } from '../reference/service.ts';
import { findArticles, findFacts } from './retrieval.ts';

export type Source = Omit<AssistantSource, 'number'>;
type CardData<Kind extends AssistantCard['kind']> = Extract<AssistantCard, { kind: Kind }>['data'];
type Listed = CardData<'listings'>[number];

/** What was found, and where it is from. */
export interface Looked<Data> {
  data: Data;
  sources: readonly Source[];
}

const day = z.iso.date();
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const zip = z.string().check(z.regex(/^\d{5}$/));
const place = { q: z.optional(words), near: z.optional(zip) };

/** What each lookup takes. What is not named here can't be asked. */
export const lookupInputs = {
  listings: z.strictObject({
    ...place,
    kind: z.optional(listingKindSchema),
    clearance: z.optional(z.enum(clearances)),
    remote: z.optional(z.boolean()),
  }),
  events: z.strictObject({
    q: z.optional(words),
    month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  }),
  schools: z.strictObject(place),
  facilities: z.strictObject({ near: zip, kind: z.optional(z.enum(placeKinds)) }),
  occupation: z.strictObject({
    branch: z.optional(z.enum(branchSlugs)),
    code: z.optional(z.string().check(z.regex(/^[\dA-Z&]{1,8}$/))),
    q: z.optional(words),
  }),
  wages: z.strictObject({ onet: z.string().check(z.regex(/^\d{2}-\d{4}\.\d{2}$/)) }),
  housingRate: z.strictObject({ zip, on: z.optional(day) }),
  housingAllowance: z.strictObject({ zip, grade: z.enum(payGrades), hasDependents: z.boolean() }),
  benefitRate: z.strictObject({
    chapter: z.enum(['33', '30', '1606', '35', '31', 'compensation', 'tests']),
    on: z.optional(day),
  }),
  deadlines: z.strictObject({
    separation: day,
    component: z.prefault(z.enum(components), 'active'),
    reason: z.optional(z.enum(reasons)),
  }),
  facts: z.strictObject({ q: words }),
  articles: z.strictObject({ q: words, language: z.enum(languages) }),
  myApplications: z.strictObject({}),
  myAppointments: z.strictObject({}),
  myProfile: z.strictObject({}),
} satisfies Record<AssistantLookup, z.ZodMiniType>;
type Input<Name extends AssistantLookup> = z.input<(typeof lookupInputs)[Name]>;

const sourcesOf = (sources: readonly FactSource[], factId: string): Source[] =>
  sources.map(({ title, page, date }) => ({ title, address: page, date, factId }));

/** The file that has the places of a kind. */
const placesFileOf = (kind: PlaceKind) =>
  kind === 'cemetery' ? 'cemeteries' : kind.endsWith('-office') ? 'benefits-offices' : 'health-places';

const listed = (
  listing: Pick<PublishedListing, 'id' | 'kind' | 'title' | 'organization' | 'location'>,
): Listed => ({
  id: listing.id,
  kind: listing.kind,
  title: listing.title,
  organization: listing.organization.name,
  place: listing.location || null,
});
const listingSource = ({ id, title, organization }: Listed): Source => ({
  title: `${title}, ${organization}`,
  address: `/listings/${id}`,
  date: null,
  factId: 'data:listings',
});
/** At most so many of a list. */
const shownMax = 5;

/** The fact that has the amounts of a period: `benefits:rate-33-2026`. */
const factOfRate = ({ chapter, from }: Pick<Rate, 'chapter' | 'from'>) =>
  chapter === 'compensation'
    ? `benefits:comp-${from?.slice(0, 7) ?? ''}`
    : from === null
      ? undefined
      : `benefits:rate-${chapter}-${from.slice(0, 4)}`;

/** Amounts of a chapter: those of the day, or else the last ones that are known, which no longer hold. */
function ratesOf(
  chapter: string,
  on: string,
  items: readonly Rate[],
): { rates: readonly Rate[]; ended: boolean } {
  const isOf = (row: { id: string; chapter: string }) =>
    row.chapter === chapter || row.id.startsWith(`${chapter}-`);
  const current = items.filter(isOf);
  // What has no period, such as that for books, is there every year.
  if (current.some(({ from }) => from !== null)) return { rates: current, ended: false };
  const past = rateRows.filter(
    (row): row is typeof row & Rate =>
      isOf(row) && isShown(row) && row.amount !== null && row.to !== null && row.to < on,
  );
  const last = past.reduce((latest, { to }) => (to! > latest ? to! : latest), '');
  return { rates: [...past.filter(({ to }) => to === last), ...current], ended: past.length > 0 };
}

interface Deps {
  sql: Sql;
  reference: Reference;
  listings: Listings;
  exchange: Exchange;
}

/** Nothing there, or nothing imported: an answer without it, not an error. */
async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (
      error instanceof AppError &&
      ['not_found', 'not_imported', 'no_rate_here', 'invalid_input'].includes(error.code)
    )
      return null;
    throw error;
  }
}

/** What the assistant may look up for a person. None of it changes anything, and each is read with the person's own scope. */
export function createLookups({ sql, reference, listings, exchange }: Deps, userId: string, today: string) {
  /** Read once for an answer. */
  let world: Promise<World> | undefined;
  const ownWorld = () => (world ??= exchange.states.ofPerson(userId).then((state) => state.world));

  return {
    async listings(input: Input<'listings'>): Promise<Looked<readonly Listed[]>> {
      const search = lookupInputs.listings.parse(input);
      if (search.near !== undefined && !isKnownZip(search.near)) delete search.near;
      const { listings: found } = await listings.search.find({
        ...search,
        radius: radiusDefault,
        limit: shownMax,
      });
      const data = found.map(listed);
      return { data, sources: data.map(listingSource) };
    },
    async events(input: Input<'events'>): Promise<Looked<readonly Listed[]>> {
      const { events } = await listings.events.find({ ...lookupInputs.events.parse(input), limit: shownMax });
      const data = events.map(listed);
      return { data, sources: data.map(listingSource) };
    },
    async schools(input: Input<'schools'>): Promise<Looked<CardData<'schools'>>> {
      const { q, near } = lookupInputs.schools.parse(input);
      const found = await orNull(reference.schools.find({ q, near, after: 0 }));
      return {
        data: found?.items.slice(0, shownMax) ?? [],
        sources: sourcesOf(found?.sources ?? [], 'data:schools'),
      };
    },
    async facilities(input: Input<'facilities'>): Promise<Looked<CardData<'places'> | null>> {
      const { near, kind = null } = lookupInputs.facilities.parse(input);
      const found = await orNull(reference.places.near(near, kind));
      const items = found?.items.slice(0, shownMax) ?? [];
      const files = new Set<string>(items.map((item) => placesFileOf(item.kind)));
      return {
        data: found && { items, locator: found.locator },
        sources: sourcesOf(found?.sources.filter(({ id }) => files.has(id)) ?? [], 'data:facilities'),
      };
    },
    async occupation(input: Input<'occupation'>): Promise<Looked<CardData<'occupation'> | null>> {
      const { branch, code, q } = lookupInputs.occupation.parse(input);
      const read =
        branch !== undefined && code !== undefined
          ? await orNull(reference.occupations.read(branch, code))
          : null;
      if (read) return { data: read, sources: sourcesOf(read.sources, 'data:occupations') };
      const asked = q ?? code;
      const [near] =
        asked === undefined
          ? []
          : (await reference.occupations.find({ branch: branch ?? null, q: asked })).items;
      const found = near ? await orNull(reference.occupations.read(near.branch, near.code)) : null;
      return { data: found, sources: sourcesOf(found?.sources ?? [], 'data:occupations') };
    },
    async wages(input: Input<'wages'>) {
      const found = await orNull(reference.occupations.civilian(lookupInputs.wages.parse(input).onet));
      return {
        data: found?.occupation ?? null,
        sources: sourcesOf(found?.sources ?? [], 'data:occupations'),
      };
    },
    async housingRate(input: Input<'housingRate'>): Promise<Looked<CardData<'housingRate'> | null>> {
      const { zip: at, on = today } = lookupInputs.housingRate.parse(input);
      const data = await orNull(reference.housing.rate(at, on));
      return { data, sources: sourcesOf(data ? [data.source] : [], 'data:housing-rates') };
    },
    /** What somebody in uniform gets this year. */
    async housingAllowance(input: Input<'housingAllowance'>) {
      const asked = lookupInputs.housingAllowance.parse(input);
      const data = await orNull(reference.housing.allowance({ ...asked, year: Number(today.slice(0, 4)) }));
      return { data, sources: sourcesOf(data ? [data.source] : [], 'data:housing-rates') };
    },
    async benefitRate(
      input: Input<'benefitRate'>,
    ): Promise<Looked<{ rates: readonly Rate[]; ended: boolean }>> {
      const { chapter, on = today } = lookupInputs.benefitRate.parse(input);
      const data = ratesOf(chapter, on, (await reference.facts.ratesOn(on)).items);
      const [dated] = data.rates.filter(({ from }) => from !== null);
      const shown = dated ?? data.rates[0];
      const factId = shown && factOfRate(shown);
      return {
        data,
        sources: shown
          ? [
              {
                title: new URL(shown.page).hostname,
                address: shown.page,
                date: shown.from,
                ...(factId && { factId }),
              },
            ]
          : [],
      };
    },
    async deadlines(input: Input<'deadlines'>) {
      const question = lookupInputs.deadlines.parse(input);
      const data = await reference.facts.deadlinesFor({ ...question, on: today });
      return {
        data,
        sources: data.items.map(({ id, title, source }) => ({
          title,
          address: source.address,
          date: source.seenAsOf,
          factId: `timeline:${id}`,
        })),
      };
    },
    async facts(input: Input<'facts'>) {
      const data = findFacts(lookupInputs.facts.parse(input).q);
      return {
        data,
        sources: data.map(({ item }) => ({
          title: item.title.en,
          address: item.page.address,
          date: item.source.seenAsOf,
          factId: item.id,
        })),
      };
    },
    async articles(input: Input<'articles'>) {
      const { q, language } = lookupInputs.articles.parse(input);
      const data = findArticles(q, language);
      return { data, sources: data.flatMap(({ item }) => item.sources) };
    },
    async myApplications(input: Input<'myApplications'> = {}): Promise<Looked<CardData<'applications'>>> {
      lookupInputs.myApplications.parse(input);
      const data = sentApplications(await ownWorld())
        .toSorted((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1))
        .slice(0, shownMax)
        .map(({ id, title, organization, status, submittedAt }) => ({
          id,
          title,
          organization,
          status,
          at: submittedAt,
        }));
      return {
        data,
        sources: [
          {
            title: 'VetSync',
            address: '/platform/applications',
            date: today,
            factId: 'data:own-applications',
          },
        ],
      };
    },
    async myAppointments(input: Input<'myAppointments'> = {}): Promise<Looked<CardData<'appointments'>>> {
      lookupInputs.myAppointments.parse(input);
      const { appointments } = await ownWorld();
      const data = appointments
        .filter(({ date, status }) => date >= today && status !== 'cancelled')
        .toSorted((one, other) => (one.date < other.date ? -1 : 1))
        .slice(0, shownMax)
        .map(({ id, type, providerName, date, time, status }) => ({
          id,
          title: type,
          with: providerName,
          date,
          time,
          status,
        }));
      return {
        data,
        sources: [
          { title: 'VetSync', address: '/platform/wellness', date: today, factId: 'data:own-appointments' },
        ],
      };
    },
    async myProfile(input: Input<'myProfile'> = {}): Promise<Looked<Profile | null>> {
      lookupInputs.myProfile.parse(input);
      const stored = await profileOf(sql, userId);
      return {
        data: stored?.profile ?? null,
        sources: [
          { title: 'VetSync', address: '/platform/profile', date: today, factId: 'data:own-profile' },
        ],
      };
    },
  };
}
export type Lookups = ReturnType<typeof createLookups>;

/** The same, noting which were used. */
export function noted(lookups: Lookups): { lookups: Lookups; used: () => AssistantLookup[] } {
  const names = new Set<AssistantLookup>();
  const entries = Object.entries(lookups).map(([name, look]) => [
    name,
    (input: never) => {
      names.add(name as AssistantLookup);
      return (look as (given: never) => unknown)(input);
    },
  ]);
  return { lookups: Object.fromEntries(entries) as Lookups, used: () => [...names] };
}

/** The language of an answer. */
export interface AnswerContext {
  language: Language;
  /** `YYYY-MM-DD` */
  today: string;
  timeZone: string;
  /** What was asked before, the last one last. */
  before: readonly { text: string; intent: string | null }[];
}
