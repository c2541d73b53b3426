import { describe, expect, test } from 'vitest';
import {
  changedFields,
  contentOf,
  contentOfDraft,
  draftErrors,
  draftOf,
  kindFor,
  mayImport,
  mayWriteListings,
  missingIn,
  parseListingWriting,
  refusedFields,
  timeZonesWith,
  withTyped,
} from '@vetsync/machines/listings/model';
import {
  emptyListingContent,
  listingChangeSchema,
  listingFieldsOf,
  listingKinds,
  memberRoles,
  organizationKinds,
  organizationStatuses,
} from '@vetsync/machines/organizations/model';
import { completeJob, listingOf, organizationOf, ownerOf } from '../support/listings.ts';

const zone = 'America/New_York';
const now = new Date('2026-11-25T15:00:00Z');

describe('a draft', () => {
  test.each(listingKinds)('of the kind %s becomes what the API takes, and back', (kind) => {
    const content = {
      ...emptyListingContent,
      ...completeJob,
      type: '' as const,
      salaryFrom: 60_000,
      requiredSkills: ['Hydraulics'],
      tuition: 0,
      deadlines: [{ name: 'Fall', date: '2027-03-01' }],
      capacity: 12,
      startsAt: '2026-12-01T15:00:00.000Z',
      timeZone: zone,
    };
    const sent = contentOfDraft(kind, draftOf(content, 'UTC'));
    expect(Object.keys(sent)).toEqual(listingFieldsOf(kind));
    expect(listingChangeSchema.parse(sent)).toEqual(
      Object.fromEntries(listingFieldsOf(kind).map((field) => [field, content[field]])),
    );
    expect(draftOf(sent, zone)).toMatchObject({ title: 'Crane mechanic' });
  });

  test('has the day and time of the place where an event is', () => {
    const draft = draftOf({ startsAt: '2026-12-01T15:00:00.000Z', timeZone: zone }, 'UTC');
    expect(draft).toMatchObject({ startDay: '2026-12-01', startTime: '10:00', timeZone: zone });
    const later = { ...draft, startTime: '18:30' };
    expect(contentOfDraft('event', later).startsAt).toBe('2026-12-01T23:30:00.000Z');
    expect(contentOfDraft('event', { ...later, timeZone: 'America/Chicago' }).startsAt).toBe(
      '2026-12-02T00:30:00.000Z',
    );
    // A new event is where its writer is.
    expect(draftOf({}, zone).timeZone).toBe(zone);
  });

  test('with half a time is invalid, and with none it is only not complete', () => {
    const draft = { ...draftOf({ title: 'Fair' }, zone), startDay: '2026-12-01' };
    expect(draftErrors('event', draft)).toEqual({ startsAt: { code: 'listings.timeInvalid' } });
    expect(draftErrors('event', { ...draft, startDay: '' })).toEqual({});
    expect(missingIn('event', { ...draft, startDay: '' }, now)).toMatchObject({
      startsAt: { code: 'listings.startRequired' },
    });
  });

  test('sends what is typed and not added yet', () => {
    const draft = draftOf({ requiredSkills: ['Hydraulics'] }, zone);
    const typed = { ...draft, typed: { ...draft.typed, requiredSkills: 'Rigging, Hydraulics;  Welding ' } };
    expect(contentOfDraft('job', typed).requiredSkills).toEqual(['Hydraulics', 'Rigging', 'Welding']);
    expect(withTyped([], ' , ')).toEqual([]);
  });

  test('does not send deadlines that nobody has filled in', () => {
    const draft = { ...draftOf({ title: 'B.S.' }, zone), deadlines: [{ name: ' ', date: '' }] };
    expect(contentOfDraft('degree', draft).deadlines).toEqual([]);
    expect(draftErrors('degree', { ...draft, deadlines: [{ name: 'Fall', date: '' }] })).toEqual({
      deadlines: { code: 'listings.dateInvalid' },
    });
  });

  test('names what is wrong by field, entries by their list', () => {
    const draft = { ...draftOf(completeJob, zone), salaryFrom: '2', salaryTo: '1', zip: '2' };
    expect(draftErrors('job', draft)).toEqual({
      zip: { code: 'listings.zipInvalid' },
      salaryTo: { code: 'listings.salaryOrder' },
    });
    expect(draftErrors('job', { ...draftOf(completeJob, zone), tuition: 'x' })).toEqual({});
    const long = [...Array.from({ length: 31 }).keys()].map(String);
    expect(draftErrors('job', { ...draftOf(completeJob, zone), credentials: long })).toMatchObject({
      credentials: { code: 'listings.tooMany' },
    });
    expect(
      refusedFields('job', [{ path: 'requiredSkills.3', message: 'Too long', code: 'listings.textTooLong' }]),
    ).toMatchObject({ requiredSkills: { code: 'listings.textTooLong' } });
  });

  test('says which fields differ, whatever the spaces around them', () => {
    const stored = contentOf(listingOf());
    const draft = { ...draftOf(stored, zone), title: ' Crane mechanic ' };
    expect(changedFields('job', contentOfDraft('job', draft), stored)).toEqual([]);
    expect(changedFields('job', contentOfDraft('job', { ...draft, remote: true }), stored)).toEqual([
      'remote',
    ]);
  });

  test('survives a reload, and a broken one is forgotten', () => {
    const writing = { draft: draftOf(completeJob, zone), version: 3 };
    expect(parseListingWriting(JSON.stringify(writing))).toEqual(writing);
    for (const broken of [null, '', '{', '{"draft":{}}', JSON.stringify({ ...writing, version: '3' })]) {
      expect(parseListingWriting(broken)).toBeNull();
    }
  });
});

test('the time zone of an event is among those to choose from', () => {
  expect(timeZonesWith(zone)).toContain(zone);
  expect(timeZonesWith('Europe/Berlin')[0]).toBe('Europe/Berlin');
  expect(new Set(timeZonesWith(zone)).size).toBe(timeZonesWith(zone).length);
});

describe.each(memberRoles)('a %s', (role) => {
  test.each(organizationStatuses)(
    'of a organization that is %s writes listings only if both allow',
    (status) => {
      const may = ['owner', 'manager'].includes(role) && ['pending', 'approved'].includes(status);
      for (const kind of organizationKinds) {
        const owner = ownerOf(role, organizationOf(kind, { status }));
        expect(mayWriteListings(owner)).toBe(may);
        expect(mayImport(owner)).toBe(may && kind === 'employer');
      }
    },
  );
});

test('a new listing is of a kind that the organization offers', () => {
  expect(kindFor(organizationOf('hospital'), 'event')).toBe('event');
  expect(kindFor(organizationOf('hospital'), 'job')).toBe('provider');
  expect(kindFor(organizationOf('employer'), null)).toBe('job');
});
