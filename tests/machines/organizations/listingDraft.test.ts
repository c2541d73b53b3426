import { describe, expect, test } from 'vitest';
import {
  changedListingFields,
  listingContentOf,
  contentOfListingDraft,
  listingDraftErrors,
  listingDraftOf,
  listingKindFor,
  mayImportJobs,
  mayWriteListings,
  missingInListingDraft,
  parseStoredListingDraft,
  refusedListingFields,
  timeZonesWith,
  withTypedEntries,
} from '@vetsync/machines/organizations/model';
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
    const sent = contentOfListingDraft(kind, listingDraftOf(content, 'UTC'));
    expect(Object.keys(sent)).toEqual(listingFieldsOf(kind));
    expect(listingChangeSchema.parse(sent)).toEqual(
      Object.fromEntries(listingFieldsOf(kind).map((field) => [field, content[field]])),
    );
    expect(listingDraftOf(sent, zone)).toMatchObject({ title: 'Crane mechanic' });
  });

  test('has the day and time of the place where an event is', () => {
    const draft = listingDraftOf({ startsAt: '2026-12-01T15:00:00.000Z', timeZone: zone }, 'UTC');
    expect(draft).toMatchObject({ startDay: '2026-12-01', startTime: '10:00', timeZone: zone });
    const later = { ...draft, startTime: '18:30' };
    expect(contentOfListingDraft('event', later).startsAt).toBe('2026-12-01T23:30:00.000Z');
    expect(contentOfListingDraft('event', { ...later, timeZone: 'America/Chicago' }).startsAt).toBe(
      '2026-12-02T00:30:00.000Z',
    );
    // A new event is where its writer is.
    expect(listingDraftOf({}, zone).timeZone).toBe(zone);
  });

  test('with half a time is invalid, and with none it is only not complete', () => {
    const draft = { ...listingDraftOf({ title: 'Fair' }, zone), startDay: '2026-12-01' };
    expect(listingDraftErrors('event', draft)).toEqual({ startsAt: { code: 'listings.timeInvalid' } });
    expect(listingDraftErrors('event', { ...draft, startDay: '' })).toEqual({});
    expect(missingInListingDraft('event', { ...draft, startDay: '' }, now)).toMatchObject({
      startsAt: { code: 'listings.startRequired' },
    });
  });

  test('sends what is typed and not added yet', () => {
    const draft = listingDraftOf({ requiredSkills: ['Hydraulics'] }, zone);
    const typed = { ...draft, typed: { ...draft.typed, requiredSkills: 'Rigging, Hydraulics;  Welding ' } };
    expect(contentOfListingDraft('job', typed).requiredSkills).toEqual(['Hydraulics', 'Rigging', 'Welding']);
    expect(withTypedEntries([], ' , ')).toEqual([]);
  });

  test('does not send deadlines that nobody has filled in', () => {
    const draft = { ...listingDraftOf({ title: 'B.S.' }, zone), deadlines: [{ name: ' ', date: '' }] };
    expect(contentOfListingDraft('degree', draft).deadlines).toEqual([]);
    expect(listingDraftErrors('degree', { ...draft, deadlines: [{ name: 'Fall', date: '' }] })).toEqual({
      deadlines: { code: 'listings.dateInvalid' },
    });
  });

  test('names what is wrong by field, entries by their list', () => {
    const draft = { ...listingDraftOf(completeJob, zone), salaryFrom: '2', salaryTo: '1', zip: '2' };
    expect(listingDraftErrors('job', draft)).toEqual({
      zip: { code: 'listings.zipInvalid' },
      salaryTo: { code: 'listings.salaryOrder' },
    });
    expect(listingDraftErrors('job', { ...listingDraftOf(completeJob, zone), tuition: 'x' })).toEqual({});
    const long = [...Array.from({ length: 31 }).keys()].map(String);
    expect(
      listingDraftErrors('job', { ...listingDraftOf(completeJob, zone), credentials: long }),
    ).toMatchObject({
      credentials: { code: 'listings.tooMany' },
    });
    expect(
      refusedListingFields('job', [
        { path: 'requiredSkills.3', message: 'Too long', code: 'listings.textTooLong' },
      ]),
    ).toMatchObject({ requiredSkills: { code: 'listings.textTooLong' } });
  });

  test('says which fields differ, whatever the spaces around them', () => {
    const stored = listingContentOf(listingOf());
    const draft = { ...listingDraftOf(stored, zone), title: ' Crane mechanic ' };
    expect(changedListingFields('job', contentOfListingDraft('job', draft), stored)).toEqual([]);
    expect(
      changedListingFields('job', contentOfListingDraft('job', { ...draft, remote: true }), stored),
    ).toEqual(['remote']);
  });

  test('survives a reload, and a broken one is forgotten', () => {
    const storedDraft = { draft: listingDraftOf(completeJob, zone), version: 3 };
    expect(parseStoredListingDraft(JSON.stringify(storedDraft))).toEqual(storedDraft);
    for (const broken of [null, '', '{', '{"draft":{}}', JSON.stringify({ ...storedDraft, version: '3' })]) {
      expect(parseStoredListingDraft(broken)).toBeNull();
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
        expect(mayImportJobs(owner)).toBe(may && kind === 'employer');
      }
    },
  );
});

test('a new listing is of a kind that the organization offers', () => {
  expect(listingKindFor(organizationOf('hospital'), 'event')).toBe('event');
  expect(listingKindFor(organizationOf('hospital'), 'job')).toBe('provider');
  expect(listingKindFor(organizationOf('employer'), null)).toBe('job');
});
