import { writePhrase } from '@vetsync/ui/language';
import { describe, expect, test } from 'vitest';
import {
  deadlineEntry,
  documentMaxBytes,
  documentsMax,
  educationHref,
  kindOfBytes,
  parsePortalDraft,
  programLocations,
  programTypes,
  parseEducationRoute,
  refusalOf,
  termDays,
  tuitionLeft,
  type StoredDocument,
} from '@vetsync/machines/education/model';
import { searchListings } from '@vetsync/machines/marketplace/model';
import type { ListingFilters } from '@vetsync/machines/organizations/model';
import { countWords, nextTerms, rateStatementLength, termLabel } from '@vetsync/machines/applications/model';
import {
  applyFact,
  emptyWorld,
  factOf,
  isOver,
  sentApplications,
  withEarlier,
  type World,
  type WorldCommand,
} from '@vetsync/machines/model/world';
import {
  sampleBenefits,
  sampleCollegeApplications,
  sampleDeadlines,
  sampleProgramListings,
  samplePrograms,
} from '@vetsync/samples/education';

const now = Date.parse('2026-11-21T14:27:00Z');

const listings = sampleProgramListings(now);
const sorts = ['match', 'tuition', 'name'] as const;
const found = (filters: ListingFilters, ids?: readonly string[]) =>
  searchListings({ listings, sorts }, { filters, cursor: null, ...(ids && { ids }) }).listings.map(
    ({ id }) => id,
  );
const bytes = (...values: number[]) => Uint8Array.from(values);
const stored = (id: string): StoredDocument => ({
  id,
  name: `${id}.pdf`,
  size: 10,
  kind: 'pdf',
  purpose: 'other',
  addedAt: '2026-11-21T00:00:00.000Z',
});
const after = (...commands: WorldCommand[]): World =>
  commands.reduce(
    (world, command, index) => applyFact(world, factOf(command, { at: now + index, random: () => 0.5 })),
    emptyWorld,
  );
const sent = (world: World) =>
  sentApplications(withEarlier(world, sampleCollegeApplications(now + 10, 'demo-veteran')));

describe('the six sample universities (feature spec, section 9)', () => {
  test('cost $3,570 to $54,960 a year', () => {
    const costs = samplePrograms.map(({ tuitionCost }) => tuitionCost);
    expect([samplePrograms.length, Math.min(...costs), Math.max(...costs)]).toEqual([6, 3_570, 54_960]);
  });
  test('are fully covered except one at 65 %', () => {
    const coverage = samplePrograms.map(({ giBillCoverage }) => giBillCoverage);
    expect(coverage.toSorted()).toEqual([100, 100, 100, 100, 100, 65]);
    expect(samplePrograms.map(tuitionLeft).filter((left) => left > 0)).toEqual([19_236]);
  });
  test('are in the five cities, and none offers a certificate', () => {
    expect(programLocations).toEqual(['Austin', 'Houston', 'Dallas', 'College Station', 'Lubbock']);
    for (const place of programLocations) expect(found({ place })).not.toEqual([]);
    expect(programTypes).toEqual(['bachelor', 'master', 'associate', 'certificate']);
    expect(programTypes.map((type) => found({ type }).length)).toEqual([3, 2, 1, 0]);
  });
  test('have the specified benefits', () => {
    expect(sampleBenefits).toMatchObject({
      giBillRemaining: 75,
      monthsRemaining: 24,
      housing: 2_150,
      housingLocation: 'Austin',
      tuition: 100,
    });
  });
});

describe('program search', () => {
  test.each([
    [{ q: '  PECAN ' }, ['pecan-valley']],
    [{ q: 'tréinta' }, []],
    [{ q: 'supply chain' }, ['state']],
    [{ q: 'yellow ribbon' }, ['pecan-valley', 'elm-fork']],
    [{ q: 'lubbock' }, ['caprock']],
    [{ place: 'Austin' }, ['pecan-valley', 'riverbend']],
    [{ place: 'Austin', type: 'associate' }, ['riverbend']],
    [{ tuition: 5_000 }, ['riverbend']],
    [{ covered: true, type: 'master' }, ['state']],
    [{ sort: 'tuition', place: 'Austin' }, ['riverbend', 'pecan-valley']],
    [{ sort: 'name', type: 'master' }, ['elm-fork', 'state']],
  ] as const)('%j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });
  test('lists the best match first', () => {
    const scores = listings.map(({ extras }) => extras?.match ?? 0);
    expect(found({})).toEqual(listings.map(({ id }) => id));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
  test('finds saved programs by their ids', () => {
    expect(found({ saved: true }, [])).toEqual([]);
    expect(found({ saved: true }, ['caprock', 'gone'])).toEqual(['caprock']);
  });
});

describe('the URL', () => {
  test('names the page and the common application', () => {
    expect(parseEducationRoute([])).toEqual({ page: 'hub' });
    expect(parseEducationRoute(['calculator']).page).toBe('calculator');
    expect(parseEducationRoute(['application', 'K7M2']).page).toBe('applications');
    expect(parseEducationRoute(['application']).page).toBe('unknown');
    expect(parseEducationRoute(['hub']).page).toBe('unknown');
    expect(parseEducationRoute(['documents', 'x']).page).toBe('unknown');
  });
  test('leads to a page', () => {
    expect(educationHref({ role: 'user' }, 'hub')).toBe('/platform/education');
    expect(educationHref({ role: 'user' }, 'documents')).toBe('/platform/education/documents');
  });
});

describe('academic terms', () => {
  test('lists the next four terms that have not begun', () => {
    expect(nextTerms(now).map(({ value }) => value)).toEqual([
      'spring-2027',
      'summer-2027',
      'fall-2027',
      'spring-2028',
    ]);
    expect(nextTerms(Date.parse('2026-08-23T00:00:00Z'))[0]).toEqual({
      value: 'fall-2026',
      label: 'Fall 2026',
    });
    expect(nextTerms(Date.parse('2026-08-24T00:00:00Z'))[0]?.value).toBe('spring-2027');
  });
  test('have labels, and unknown ones stay as they are', () => {
    expect([termLabel('fall-2024'), termLabel('whenever')]).toEqual(['Fall 2024', 'whenever']);
  });
  test('have first and last days', () => {
    expect(termDays('fall-2027')).toEqual({ start: '2027-08-24', end: '2027-12-13', weeks: 16 });
    expect(termDays('winter-2027')).toBeNull();
  });
});

describe('the personal statement', () => {
  test.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    ['Led 12 soldiers, twice - and home.', 6],
    ['a\tb\nc  d', 4],
  ])('%j has %i words', (text, count) => expect(countWords(text)).toBe(count));
  test.each([
    [0, 'empty'],
    [499, 'short'],
    [500, 'good'],
    [750, 'good'],
    [751, 'long'],
  ])('of %i words is %s', (count, lengthRating) => {
    expect(rateStatementLength('word '.repeat(count))).toEqual({ words: count, lengthRating });
  });
});

describe('documents', () => {
  test.each([
    ['pdf', bytes(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31)],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    [null, bytes(0x4d, 0x5a, 0x90)],
    [null, bytes()],
    [null, bytes(0x25, 0x50)],
  ])('the first bytes of %s', (kind, head) => expect(kindOfBytes(head)).toBe(kind));

  test('are rejected if empty, too large, duplicate or too many', () => {
    const many = Array.from({ length: documentsMax }, (_, index) => stored(`d${index}`));
    expect(refusalOf({ name: 'a', size: 0 }, [])).toBe('empty');
    expect(refusalOf({ name: 'a', size: documentMaxBytes }, [])).toBeNull();
    expect(refusalOf({ name: 'a', size: documentMaxBytes + 1 }, [])).toBe('tooLarge');
    expect(refusalOf({ name: 'd1.pdf', size: 10 }, many.slice(0, 3))).toBe('twice');
    expect(refusalOf({ name: 'd1.pdf', size: 11 }, many.slice(0, 3))).toBeNull();
    expect(refusalOf({ name: 'a', size: 1 }, many.slice(1))).toBeNull();
    expect(refusalOf({ name: 'a', size: 1 }, many)).toBe('tooMany');
  });
});

describe('applications and deadlines', () => {
  test('include samples: three in progress and one decided', () => {
    expect(
      sent(emptyWorld)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['accepted', 'interview_scheduled', 'under_review', 'under_review']);
    expect(sent(emptyWorld).map(isOver)).toEqual([false, false, false, true]);
  });
  test('are newest first', () => {
    const veteran = { veteranName: 'M', veteranImage: '', veteranBranch: '', veteranRank: '' };
    const world = after({
      type: 'college.submit',
      application: { ...veteran, veteranId: 'demo-veteran', id: 'mine', program: 'P', university: 'U' },
    });
    expect(sent(world).map(({ id }) => id)).toEqual(['mine', 'GUL4X7QB', 'RIV5T3NC', 'STA6R8WH', 'PEC9K2MD']);
  });
  test('show the decision on a sample', () => {
    const world = after({
      type: 'college.decide',
      applicationId: 'GUL4X7QB',
      decision: 'accepted',
      subject: 'Logistics',
    });
    expect(sent(world).find(({ id }) => id === 'GUL4X7QB')?.status).toBe('accepted');
  });
  test('have deadlines in the future, with priorities', () => {
    const all = sampleDeadlines(now);
    expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set(['high', 'medium', 'low']));
    expect(all.every(({ date, daysLeft }) => daysLeft > 0 && date > '2026-11-21')).toBe(true);
  });
  test("count days in the school's time zone", () => {
    // Ten at night in Texas is the next day in UTC.
    expect(sampleDeadlines(Date.parse('2026-11-22T04:00:00Z'))[0]?.date).toBe('2026-11-27');
    expect(sampleDeadlines(Date.parse('2026-11-22T06:00:00Z'))[0]?.date).toBe('2026-11-28');
  });
  test("end a deadline's calendar entry with its day, also when clocks change", () => {
    const [first] = sampleDeadlines(now);
    expect(deadlineEntry(first!, writePhrase)).toMatchObject({
      start: '2026-11-28T05:00:00.000Z',
      end: '2026-11-28T05:59:00.000Z',
    });
    expect(deadlineEntry({ ...first!, date: '2027-03-14' }, writePhrase).end).toBe(
      '2027-03-15T04:59:00.000Z',
    );
  });
  test('save and remove a program once', () => {
    const program = { id: 'state', title: 'Supply' };
    expect(after({ type: 'program.save', program }, { type: 'program.save', program }).savedPrograms).toEqual(
      [program],
    );
    const gone = after({ type: 'program.save', program }, { type: 'program.forget', programId: 'state' });
    expect(gone.savedPrograms).toEqual([]);
  });
});

describe('the draft of a common application', () => {
  test('drops unknown programs, and returns to step 1 without any', () => {
    const draft = {
      step: 'statement',
      chosen: ['gone'],
      form: JSON.parse(
        '{"text":{"personalStatement":"","academicGoals":"","militaryExperience":"","careerObjective":"","accommodations":"","coverLetter":"","situation":"","message":""},"chosen":[],"startTerm":"","financialAid":false}',
      ) as unknown,
    };
    expect(parsePortalDraft(JSON.stringify(draft), samplePrograms)).toMatchObject({
      step: 'universities',
      chosen: [],
    });
    expect(
      parsePortalDraft(JSON.stringify({ ...draft, chosen: ['state', 'gone'] }), samplePrograms),
    ).toMatchObject({ step: 'statement', chosen: ['state'] });
    for (const text of [null, '{', '{}', '{"step":"four"}'])
      expect(parsePortalDraft(text, samplePrograms)).toBeNull();
  });
});
