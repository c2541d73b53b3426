import { describe, expect, test } from 'vitest';
import {
  detailFieldsOf,
  emptyListingContent,
  contentErrors,
  kindErrors,
  listingBenefits,
  listingChangeSchema,
  listingFieldsOf,
  listingKinds,
  listingKindsOf,
  listingLimits,
  listingTypes,
  mayList,
  newListingSchema,
  organizationKinds,
  publishListing,
} from '@vetsync/machines/organizations/model';
import type { ListingChange, ListingContent } from '@vetsync/machines/organizations/model';
import { phraseOfIssue } from '@vetsync/machines/system/model';

const now = new Date('2026-11-25T15:00:00Z');
const problems = (input: object) =>
  listingChangeSchema
    .safeParse(input)
    .error?.issues.map((issue) => [issue.path.join('.'), phraseOfIssue(issue) ?? issue.message]);

describe('kinds of listings', () => {
  test('belong to kinds of organizations', () => {
    expect(Object.fromEntries(organizationKinds.map((kind) => [kind, listingKindsOf(kind)]))).toEqual({
      employer: ['job', 'event'],
      university: ['degree', 'event'],
      hospital: ['provider', 'event'],
      nonprofit: ['program', 'event'],
    });
    expect(mayList('hospital', 'provider')).toBe(true);
    expect(mayList('hospital', 'job')).toBe(false);
  });

  test('have the common fields, fields of their own, and no others', () => {
    const all = new Set(listingKinds.flatMap((kind) => listingFieldsOf(kind)));
    expect([...all].toSorted()).toEqual(Object.keys(emptyListingContent).toSorted());
    for (const kind of listingKinds) {
      const others = [...all].filter((field) => !listingFieldsOf(kind).includes(field));
      const given = Object.fromEntries([...all].map((field) => [field, emptyListingContent[field]]));
      expect(kindErrors(kind, given as ListingChange).map(({ field }) => field)).toEqual(
        expect.arrayContaining(others),
      );
      expect(kindErrors(kind, given as ListingChange)).toHaveLength(others.length);
    }
  });

  test('have types and benefits of their own', () => {
    expect(kindErrors('job', { type: 'bachelor' })).toMatchObject([{ field: 'type' }]);
    expect(kindErrors('job', { type: 'contract' })).toEqual([]);
    expect(kindErrors('degree', { benefits: ['tricare'] })).toMatchObject([{ field: 'benefits' }]);
    expect(kindErrors('degree', { benefits: [...listingBenefits.degree] })).toEqual([]);
    for (const kind of listingKinds)
      for (const type of listingTypes[kind]) {
        expect(kindErrors(kind, { type })).toEqual([]);
      }
  });
});

describe('the content of a listing', () => {
  test('is empty until it is written', () => {
    expect(problems({ ...emptyListingContent, title: 'Crane mechanic' })).toBeUndefined();
  });

  test.each<[string, object, unknown]>([
    ['title', { title: 'a' }, { code: 'listings.titleTooShort', values: [2] }],
    ['title', { title: 'a'.repeat(121) }, { code: 'listings.titleTooLong', values: [120] }],
    ['title', { title: 'Сrane' }, { code: 'listings.titleCharacters' }],
    ['title', { title: '4711' }, { code: 'listings.titleCharacters' }],
    ['description', { description: 'a'.repeat(8_001) }, { code: 'listings.textTooLong', values: [8_000] }],
    ['type', { type: 'seasonal' }, { code: 'listings.choiceInvalid' }],
    ['zip', { zip: '2351' }, { code: 'listings.zipInvalid' }],
    ['closesOn', { closesOn: '2026-13-01' }, { code: 'listings.dateInvalid' }],
    ['clearance', { clearance: 'cosmic' }, { code: 'listings.choiceInvalid' }],
    ['salaryFrom', { salaryFrom: -1 }, { code: 'listings.amountInvalid' }],
    ['salaryTo', { salaryTo: 1.5 }, { code: 'listings.amountInvalid' }],
    ['tuition', { tuition: 10_000_001 }, { code: 'listings.amountInvalid' }],
    ['requiredSkills.0', { requiredSkills: [' '] }, { code: 'listings.entryEmpty' }],
    ['deadlines.0.date', { deadlines: [{ name: 'Fall', date: 'May' }] }, { code: 'listings.dateInvalid' }],
    ['benefits.0', { benefits: ['cash'] }, { code: 'listings.choiceInvalid' }],
    ['startsAt', { startsAt: '2026-12-01' }, { code: 'listings.timeInvalid' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }, { code: 'listings.timeZoneInvalid' }],
  ])('names what is wrong with %s', (field, input, phrase) => {
    const found = problems(input)?.find(([path]) => path === field);
    expect(found?.[1]).toMatchObject(phrase as object);
  });

  test.each(['C++ developer (remote), 2nd shift', '“Peña & Søn” – $25/h!', 'Ingeniera eléctrica'])(
    'can have the title %s',
    (title) => {
      expect(listingChangeSchema.parse({ title })).toEqual({ title });
    },
  );

  test('is stored in one form', () => {
    expect(
      listingChangeSchema.parse({
        title: '  Crane\t mechanic ',
        startsAt: '2026-12-01T10:00:00-05:00',
        requiredSkills: [' Hydraulics '],
      }),
    ).toEqual({
      title: 'Crane mechanic',
      startsAt: '2026-12-01T15:00:00.000Z',
      requiredSkills: ['Hydraulics'],
    });
  });

  test('has a salary from less to more', () => {
    expect(contentErrors({ salaryFrom: 2, salaryTo: 1 })).toMatchObject([{ field: 'salaryTo' }]);
    expect(contentErrors({ salaryFrom: 2, salaryTo: 2 })).toEqual([]);
    expect(contentErrors({ salaryFrom: 2, salaryTo: null })).toEqual([]);
    expect(contentErrors({ salaryFrom: null, salaryTo: 1 })).toEqual([]);
  });

  test('has the kind and the title at least', () => {
    expect(newListingSchema.parse({ kind: 'job', title: 'Crane mechanic' })).toEqual({
      kind: 'job',
      title: 'Crane mechanic',
    });
    expect(newListingSchema.safeParse({ kind: 'job' }).success).toBe(false);
    expect(newListingSchema.safeParse({ title: 'Crane mechanic' }).success).toBe(false);
    expect(listingChangeSchema.safeParse({ kind: 'job' }).success).toBe(false);
    expect(listingLimits.title).toBe(120);
  });
});

const fields = (...given: Parameters<typeof publishListing>) =>
  publishListing(...given).map(({ field }) => field);

describe('publishing', () => {
  const job: Partial<ListingContent> = {
    description: 'Cranes.',
    type: 'full-time',
    location: 'Norfolk, VA',
    zip: '23510',
  };

  test('needs what a reader must know', () => {
    expect(fields('job', {}, now)).toEqual(['description', 'type', 'location', 'zip']);
    expect(fields('job', job, now)).toEqual([]);
    expect(fields('job', { ...job, location: '', zip: '' }, now)).toEqual(['location', 'zip']);
    expect(fields('job', { ...job, location: '', zip: '', remote: true }, now)).toEqual([]);
  });

  test('needs what its kind has besides', () => {
    expect(fields('degree', job, now)).toEqual(['tuition']);
    expect(fields('degree', { ...job, tuition: 0 }, now)).toEqual([]);
    expect(fields('program', job, now)).toEqual(['eligibility']);
    expect(fields('provider', job, now)).toEqual([]);
    expect(publishListing('event', job, now)).toMatchObject([
      { field: 'startsAt', phrase: { code: 'listings.startRequired' } },
      { field: 'timeZone', phrase: { code: 'listings.timeZoneInvalid' } },
      { field: 'durationMinutes', phrase: { code: 'listings.durationRequired' } },
    ]);
  });

  test('needs days and times that lie ahead', () => {
    expect(fields('job', { ...job, closesOn: '2026-11-24' }, now)).toEqual(['closesOn']);
    expect(fields('job', { ...job, closesOn: '2026-11-25' }, now)).toEqual([]);
    const event = (startsAt: string) =>
      publishListing('event', { ...job, startsAt, timeZone: 'America/Denver', durationMinutes: 90 }, now);
    expect(event('2026-11-25T15:00:00.000Z')).toMatchObject([{ phrase: { code: 'listings.startPast' } }]);
    expect(event('2026-11-25T15:01:00.000Z')).toEqual([]);
  });

  test('asks of each kind only for fields that it has', () => {
    for (const kind of listingKinds) {
      for (const field of fields(kind, {}, now)) expect(listingFieldsOf(kind)).toContain(field);
      expect(detailFieldsOf[kind].length).toBeGreaterThan(1);
    }
  });
});
