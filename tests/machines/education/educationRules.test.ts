import * as fc from 'fast-check';
import { writePhrase } from '@vetsync/ui/language';
import { describe, expect, test } from 'vitest';
import {
  compareMax,
  deadlineEntry,
  documentMaxBytes,
  documentsMax,
  educationHref,
  findPrograms,
  hasProgramFilters,
  kindOfBytes,
  noProgramFilters,
  parsePortalDraft,
  programLocations,
  programTypes,
  parseComparedIds,
  parseEducationRoute,
  parseProgramFilters,
  refusalOf,
  termDays,
  tuitionLeft,
  formatProgramFilters,
  type StoredDocument,
  type ProgramFilters,
} from '@vetsync/machines/education/model';
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
  samplePrograms,
} from '@vetsync/samples/education';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const now = Date.parse('2026-11-21T14:27:00Z');

const none = new Set<string>();
const found = (filters: Partial<ProgramFilters>, saved = none) =>
  findPrograms(samplePrograms, { ...noProgramFilters, ...filters }, saved).map(({ id }) => id);
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
    for (const location of programLocations) expect(found({ location })).not.toEqual([]);
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
    [{ location: 'Austin' }, ['pecan-valley', 'riverbend']],
    [{ location: 'Austin', type: 'associate' }, ['riverbend']],
    [{ tuition: '5000' }, ['riverbend']],
    [{ covered: true, type: 'master' }, ['state']],
    [{ sort: 'tuition', location: 'Austin' }, ['riverbend', 'pecan-valley']],
    [{ sort: 'name', type: 'master' }, ['elm-fork', 'state']],
  ] as const)('%j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });
  test('lists the best match first', () => {
    const scores = findPrograms(samplePrograms, noProgramFilters, none).map(({ matchScore }) => matchScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
  test('filters saved programs', () => {
    expect(found({ saved: true })).toEqual([]);
    expect(found({ saved: true }, new Set(['caprock', 'gone']))).toEqual(['caprock']);
  });
  test('does not count the order as a filter', () => {
    expect(hasProgramFilters({ ...noProgramFilters, sort: 'name' })).toBe(false);
    expect(hasProgramFilters({ ...noProgramFilters, q: ' ' })).toBe(false);
    expect(hasProgramFilters({ ...noProgramFilters, covered: true })).toBe(true);
  });

  const filters = fc.record({
    q: fc.constantFrom('', 'state', 'é&=?', 'x y'),
    location: fc.constantFrom('all', ...programLocations),
    type: fc.constantFrom('all', ...programTypes),
    tuition: fc.constantFrom('all', '5000', '12000', '20000'),
    covered: fc.boolean(),
    saved: fc.boolean(),
    sort: fc.constantFrom('match', 'tuition', 'name'),
  }) as fc.Arbitrary<ProgramFilters>;
  test('lists each program at most once, and survives formatting and parsing as a URL', () => {
    fc.assert(
      fc.property(filters, (one) => {
        const left = findPrograms(samplePrograms, one, new Set(['state']));
        expect(new Set(left).size).toBe(left.length);
        expect(samplePrograms).toEqual(expect.arrayContaining(left));
        const query = Object.fromEntries(
          Object.entries(formatProgramFilters(one)).filter(([, value]) => value !== null),
        ) as Record<string, string>;
        expect(parseProgramFilters(query)).toEqual(one);
      }),
    );
  });
  test('ignores invalid values in the URL', () => {
    expect(
      parseProgramFilters({ location: 'Mars', type: '<b>', sort: '1', covered: 'yes', tuition: '-1' }),
    ).toEqual(noProgramFilters);
  });
  test('filters 5,000 programs fast', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...samplePrograms[index % 6]!,
      id: `p${index}`,
      name: `University ${index}`,
    }));
    const find = () => {
      for (const q of ['u', 'un', 'university 49', 'yellow', 'nothing'])
        findPrograms(many, { ...noProgramFilters, q }, none);
    };
    expect(leastCpuTimeMs(find)).toBeLessThan(250);
  });
});

describe('the URL', () => {
  test('names page, dialog, program and comparison', () => {
    expect(parseEducationRoute([], {})).toMatchObject({ page: 'hub', open: null, compared: [] });
    expect(parseEducationRoute(['calculator'], {}).page).toBe('calculator');
    expect(parseEducationRoute(['application', 'K7M2'], {}).page).toBe('applications');
    expect(parseEducationRoute(['application'], {}).page).toBe('unknown');
    expect(parseEducationRoute(['hub'], {}).page).toBe('unknown');
    expect(parseEducationRoute(['documents', 'x'], {}).page).toBe('unknown');
    expect(parseEducationRoute([], { open: 'details', program: 'state' })).toMatchObject({
      open: 'details',
      programId: 'state',
    });
    expect(parseEducationRoute([], { open: 'anything' }).open).toBeNull();
  });
  test('names at most three compared programs, each once', () => {
    expect(compareMax).toBe(3);
    expect(parseComparedIds({ compare: 'a,b,a,,c,d' })).toEqual(['a', 'b', 'c']);
  });
  test('leads to a page', () => {
    expect(educationHref({ mode: 'demo', role: 'user' }, 'hub')).toBe('/demo/platform/education?role=user');
    expect(educationHref({ mode: 'account', role: 'user' }, 'documents')).toBe(
      '/platform/education/documents',
    );
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
