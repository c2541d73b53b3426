import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applicationStages,
  benefitTiers,
  booksOfYear,
  collegeApplicationsOf,
  compareMax,
  countWords,
  deadlineEntry,
  documentMaxBytes,
  documentsMax,
  educationHref,
  emptyWorld,
  entitlementMonths,
  factOf,
  applyFact,
  findPrograms,
  hasProgramFilters,
  housingShare,
  kindOfBytes,
  loadNames,
  nextTerms,
  noProgramFilters,
  parsePlanDraft,
  parsePortalDraft,
  planErrors,
  planFigures,
  planSeasons,
  programLocations,
  programTypes,
  rateOn,
  readCompared,
  readEducationPlace,
  readFigure,
  readProgramFilters,
  refusalOf,
  sampleBenefits,
  sampleDeadlines,
  samplePrograms,
  stageOf,
  statementLength,
  termDays,
  termLabel,
  termsToPlan,
  tuitionLeft,
  tuitionRates,
  writeProgramFilters,
  firstPlan,
  type BenefitPlan,
  type KeptDocument,
  type ProgramFilters,
  type World,
  type WorldCommand,
} from '@vetsync/machines/model';

const now = Date.parse('2026-11-21T14:27:00Z');
const none = new Set<string>();
const found = (filters: Partial<ProgramFilters>, saved = none) =>
  findPrograms(samplePrograms, { ...noProgramFilters, ...filters }, saved).map(({ id }) => id);

describe('the six sample universities (feature spec, section 9)', () => {
  test('cost $3,570 to $54,960 a year', () => {
    const costs = samplePrograms.map(({ tuitionCost }) => tuitionCost);
    expect([samplePrograms.length, Math.min(...costs), Math.max(...costs)]).toEqual([6, 3_570, 54_960]);
  });
  test('are covered wholly but one at 65 %', () => {
    const coverage = samplePrograms.map(({ giBillCoverage }) => giBillCoverage);
    expect(coverage.toSorted()).toEqual([100, 100, 100, 100, 100, 65]);
    expect(samplePrograms.map(tuitionLeft).filter((left) => left > 0)).toEqual([19_236]);
  });
  test('lie in the five cities, and none offers a certificate', () => {
    expect(programLocations).toEqual(['Austin', 'Houston', 'Dallas', 'College Station', 'Lubbock']);
    for (const location of programLocations) expect(found({ location })).not.toEqual([]);
    expect(programTypes).toEqual(['bachelor', 'master', 'associate', 'certificate']);
    expect(programTypes.map((type) => found({ type }).length)).toEqual([3, 2, 1, 0]);
  });
  test('benefits are the sample figures', () => {
    expect(sampleBenefits).toMatchObject({
      giBillRemaining: 75,
      monthsRemaining: 24,
      housing: 2_150,
      housingPlace: 'Austin',
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
  test('only what was saved', () => {
    expect(found({ saved: true })).toEqual([]);
    expect(found({ saved: true }, new Set(['caprock', 'gone']))).toEqual(['caprock']);
  });
  test('the order is no filter', () => {
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
  test('is a part of all, each once, and goes through the address unchanged', () => {
    fc.assert(
      fc.property(filters, (one) => {
        const left = findPrograms(samplePrograms, one, new Set(['state']));
        expect(new Set(left).size).toBe(left.length);
        expect(samplePrograms).toEqual(expect.arrayContaining(left));
        const query = Object.fromEntries(
          Object.entries(writeProgramFilters(one)).filter(([, value]) => value !== null),
        ) as Record<string, string>;
        expect(readProgramFilters(query)).toEqual(one);
      }),
    );
  });
  test('reads nonsense as no filter', () => {
    expect(
      readProgramFilters({ location: 'Mars', type: '<b>', sort: '1', covered: 'yes', tuition: '-1' }),
    ).toEqual(noProgramFilters);
  });
  test('answers 5,000 programs at once', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({
      ...samplePrograms[at % 6]!,
      id: `p${at}`,
      name: `University ${at}`,
    }));
    findPrograms(many, { ...noProgramFilters, q: 'warm' }, none);
    const start = performance.now();
    for (const q of ['u', 'un', 'university 49', 'yellow', 'nothing'])
      findPrograms(many, { ...noProgramFilters, q }, none);
    expect((performance.now() - start) / 5).toBeLessThan(50);
  });
});

describe('the address', () => {
  test('names page, dialog, program and comparison', () => {
    expect(readEducationPlace([], {})).toMatchObject({ page: 'hub', open: null, compared: [] });
    expect(readEducationPlace(['calculator'], {}).page).toBe('calculator');
    expect(readEducationPlace(['application', 'K7M2'], {}).page).toBe('applications');
    expect(readEducationPlace(['application'], {}).page).toBe('unknown');
    expect(readEducationPlace(['hub'], {}).page).toBe('unknown');
    expect(readEducationPlace(['documents', 'x'], {}).page).toBe('unknown');
    expect(readEducationPlace([], { open: 'details', program: 'state' })).toMatchObject({
      open: 'details',
      programId: 'state',
    });
    expect(readEducationPlace([], { open: 'anything' }).open).toBeNull();
  });
  test('compares at most three, each once', () => {
    expect(compareMax).toBe(3);
    expect(readCompared({ compare: 'a,b,a,,c,d' })).toEqual(['a', 'b', 'c']);
  });
  test('leads to a page', () => {
    expect(educationHref({ mode: 'demo', role: 'user' }, 'hub')).toBe('/demo/platform/education?role=user');
    expect(educationHref({ mode: 'account', role: 'user' }, 'documents')).toBe(
      '/platform/education/documents',
    );
  });
});

describe('terms', () => {
  test('the next four that have not begun', () => {
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
  test('keep their names', () => {
    expect([termLabel('fall-2024'), termLabel('whenever')]).toEqual(['Fall 2024', 'whenever']);
  });
  test('days', () => {
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
  ])('of %i words is %s', (count, length) => {
    expect(statementLength('word '.repeat(count))).toEqual({ words: count, length });
  });
});

const plan: BenefitPlan = {
  terms: [
    { term: 'fall-2026', load: 'full' },
    { term: 'spring-2027', load: 'full' },
  ],
  monthsLeft: 24,
  percent: 100,
  isPublic: true,
  tuition: 12_000,
  housing: 3_000,
};
const figures = (changes: Partial<BenefitPlan> = {}) => planFigures({ ...plan, ...changes });

describe('GI Bill rates', () => {
  test('follow one another without gap, August to July', () => {
    for (const [at, { from, to }] of tuitionRates.entries()) {
      expect([from.slice(5), to.slice(5)]).toEqual(['08-01', '07-31']);
      if (at > 0) expect(Number(from.slice(0, 4)) - Number(tuitionRates[at - 1]!.from.slice(0, 4))).toBe(1);
    }
  });
  test.each([
    ['2025-07-31', 28_937.09, true],
    ['2025-08-01', 29_920.95, true],
    ['2026-07-31', 29_920.95, true],
    ['2026-08-01', 30_908.34, true],
    ['2027-08-01', 30_908.34, false],
    ['2020-01-01', 28_937.09, false],
  ])('on %s: $%d, its own %s', (day, privateCap, isOwn) => {
    expect(rateOn(day)).toMatchObject({ rate: { privateCap }, isOwn });
  });
  test('36 months, tiers from 50 % to 100 %, $1,000 of books', () => {
    expect(entitlementMonths).toBe(36);
    expect(benefitTiers.map(({ percent }) => percent)).toEqual([100, 90, 80, 70, 60, 50]);
    expect(booksOfYear.perCredit * 24).toBeCloseTo(booksOfYear.max, 0);
  });
  test('housing is paid above half load, in tenths', () => {
    expect(loadNames.map(housingShare)).toEqual([1, 0.8, 0]);
  });
});

describe('a plan of terms', () => {
  test('at a public school costs nothing, and uses entitlement by the day', () => {
    const { months, monthsLeft, tuitionPaid, tuitionLeft: left, housing, books } = figures();
    expect(months).toBeCloseTo((2 * 16 * 7) / 30);
    expect(monthsLeft).toBeCloseTo(24 - (2 * 16 * 7) / 30);
    expect([tuitionPaid, left, books]).toEqual([12_000, 0, 1_000]);
    expect(housing).toBeCloseTo((3_000 * 2 * 112) / 30);
  });
  test('at half load uses half, and pays no housing', () => {
    const half = figures({ terms: [{ term: 'fall-2026', load: 'half' }] });
    expect(half.months).toBeCloseTo(112 / 30 / 2);
    expect([half.housing, half.tuitionPaid, half.books]).toEqual([0, 3_000, 250.02]);
  });
  test('is paid by the share of the benefit', () => {
    const share = figures({ percent: 60 });
    expect([share.tuitionPaid, share.tuitionLeft, share.books]).toEqual([7_200, 4_800, 600]);
    expect(share.months).toBeCloseTo(figures().months);
  });
  test('at a private school stops at the cap of each academic year', () => {
    const terms = [
      { term: 'fall-2026', load: 'full' },
      { term: 'spring-2027', load: 'full' },
      { term: 'summer-2027', load: 'full' },
      { term: 'fall-2027', load: 'full' },
    ] as const;
    const paid = figures({ isPublic: false, tuition: 54_960, terms });
    expect(paid.terms.map(({ tuitionPaid }) => tuitionPaid)).toEqual([27_480, 3_428.34, 0, 27_480]);
    expect(paid.terms.map(({ hasOwnRate }) => hasOwnRate)).toEqual([true, true, true, false]);
    expect(paid.hasOldRate).toBe(true);
    expect(figures({ terms }).hasOldRate).toBe(false);
  });
  test('pays a term that began with entitlement to its end, and no later one', () => {
    const short = figures({ monthsLeft: 1 });
    expect(short.terms.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    expect([short.months, short.monthsLeft, short.unpaidFrom]).toEqual([1, 0, 'spring-2027']);
    expect(short.tuitionLeft).toBe(6_000);
  });
  test('goes by the calendar, whatever the order of adding', () => {
    const back = figures({ terms: plan.terms.toReversed() });
    expect(back.terms.map(({ term }) => term)).toEqual(['fall-2026', 'spring-2027']);
  });

  const someTerms = fc.uniqueArray(
    fc.record({
      term: fc
        .tuple(fc.constantFrom(...Object.keys(planSeasons)), fc.integer({ min: 2025, max: 2032 }))
        .map(([season, year]) => `${season}-${year}`),
      load: fc.constantFrom(...loadNames),
    }),
    { selector: ({ term }) => term, maxLength: 12 },
  );
  test('never uses more than there is, never pays more than it costs or the cap', () => {
    fc.assert(
      fc.property(
        someTerms,
        fc.double({ min: 0, max: 36, noNaN: true }),
        fc.constantFrom(...benefitTiers.map(({ percent }) => percent)),
        fc.boolean(),
        fc.integer({ min: 0, max: 200_000 }),
        (terms, monthsLeft, percent, isPublic, tuition) => {
          const result = planFigures({ ...plan, terms, monthsLeft, percent, isPublic, tuition });
          expect(result.months + result.monthsLeft).toBeCloseTo(monthsLeft, 6);
          expect(result.monthsLeft).toBeGreaterThanOrEqual(0);
          expect(result.tuitionLeft).toBeGreaterThanOrEqual(0);
          const years = Map.groupBy(result.terms, ({ start }) =>
            start.slice(5) >= '08-01' ? Number(start.slice(0, 4)) : Number(start.slice(0, 4)) - 1,
          );
          for (const [, inYear] of years) {
            const paid = inYear.reduce((sum, { tuitionPaid }) => sum + tuitionPaid, 0);
            const books = inYear.reduce((sum, one) => sum + one.books, 0);
            if (!isPublic) expect(paid).toBeLessThanOrEqual(30_908.34 + 0.03);
            expect(books).toBeLessThanOrEqual(1_000.03);
          }
          for (const one of result.terms) expect(one.tuitionPaid).toBeLessThanOrEqual(one.tuition);
        },
      ),
    );
  });
});

describe('a plan being written', () => {
  const draft = firstPlan(now, samplePrograms[0]!);
  test('begins with two years and the sample figures', () => {
    expect(draft).toMatchObject({ monthsLeft: '24', housing: '2150', tuition: '11680', isPublic: true });
    expect(draft.terms.map(({ term }) => term)).toEqual([
      'spring-2027',
      'fall-2027',
      'spring-2028',
      'fall-2028',
    ]);
    expect(planErrors(draft)).toEqual([]);
  });
  test.each([
    ['$12,500.50', 12_500.5],
    [' 24 ', 24],
    ['-1', null],
    ['', null],
    ['1e9', null],
    ['12.', null],
  ])('reads %j as %j', (text, figure) => expect(readFigure(text)).toBe(figure));
  test('refuses what can’t be, at limit and above', () => {
    expect(planErrors({ ...draft, monthsLeft: '36' })).toEqual([]);
    expect(planErrors({ ...draft, monthsLeft: '36.1', tuition: '200001', housing: 'x' })).toEqual([
      'monthsLeft',
      'tuition',
      'housing',
    ]);
  });
  test('offers no term twice', () => {
    expect(termsToPlan(now, draft).map(({ value }) => value)).not.toContain('fall-2027');
  });
  test('survives a reload, and nothing else does', () => {
    expect(parsePlanDraft(JSON.stringify(draft))).toEqual(draft);
    for (const text of [
      null,
      '',
      '{',
      '[]',
      JSON.stringify({ ...draft, percent: 55 }),
      '{"terms":[{"term":"x"}]}',
    ])
      expect(parsePlanDraft(text)).toBeNull();
  });
});

const bytes = (...values: number[]) => Uint8Array.from(values);

const kept = (id: string): KeptDocument => ({
  id,
  name: `${id}.pdf`,
  size: 10,
  kind: 'pdf',
  purpose: 'other',
  addedAt: '2026-11-21T00:00:00.000Z',
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

  test('are refused for size, twice, or too many', () => {
    const many = Array.from({ length: documentsMax }, (_, at) => kept(`d${at}`));
    expect(refusalOf({ name: 'a', size: 0 }, [])).toBe('empty');
    expect(refusalOf({ name: 'a', size: documentMaxBytes }, [])).toBeNull();
    expect(refusalOf({ name: 'a', size: documentMaxBytes + 1 }, [])).toBe('tooLarge');
    expect(refusalOf({ name: 'd1.pdf', size: 10 }, many.slice(0, 3))).toBe('twice');
    expect(refusalOf({ name: 'd1.pdf', size: 11 }, many.slice(0, 3))).toBeNull();
    expect(refusalOf({ name: 'a', size: 1 }, many.slice(1))).toBeNull();
    expect(refusalOf({ name: 'a', size: 1 }, many)).toBe('tooMany');
  });
});

const after = (...commands: WorldCommand[]): World =>
  commands.reduce(
    (world, command, at) => applyFact(world, factOf(command, { at: now + at, random: () => 0.5 })),
    emptyWorld,
  );

const followed = (world: World, withSamples = true) =>
  collegeApplicationsOf(world, { now: now + 10, veteranId: 'demo-veteran', withSamples });

describe('applications and deadlines', () => {
  test('three samples: Under Review, Accepted, Interview Scheduled', () => {
    expect(
      followed(emptyWorld)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['accepted', 'interview_scheduled', 'under_review']);
    expect(followed(emptyWorld, false)).toEqual([]);
  });
  test('with the world’s own, newest first, and not another’s', () => {
    const veteran = { veteranName: 'M', veteranImage: '', veteranBranch: '', veteranRank: '' };
    const submit = (veteranId: string, id: string): WorldCommand => ({
      type: 'college.submit',
      application: { ...veteran, veteranId, id, program: 'P', university: 'U' },
    });
    const world = after(submit('demo-veteran', 'mine'), submit('someone', 'theirs'), {
      type: 'college.decide',
      applicationId: 'mine',
      decision: 'waitlist',
      subject: 'P at U',
    });
    const [first, ...rest] = followed(world);
    expect(first).toMatchObject({ id: 'mine', status: 'under_review', isSample: false });
    expect(first?.decisions).toHaveLength(1);
    expect(rest.map(({ id }) => id)).not.toContain('theirs');
  });
  test('a decision on a sample counts', () => {
    const world = after({
      type: 'college.decide',
      applicationId: 'GUL4X7QB',
      decision: 'accepted',
      subject: 'Logistics',
    });
    expect(followed(world).find(({ id }) => id === 'GUL4X7QB')?.status).toBe('accepted');
  });
  test('stages', () => {
    expect(applicationStages).toEqual(['submitted', 'review', 'interview', 'decision']);
    expect(stageOf.submitted).toBe('review');
  });
  test('deadlines are always ahead, with priority', () => {
    const all = sampleDeadlines(now);
    expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set(['high', 'medium', 'low']));
    expect(all.every(({ date, daysLeft }) => daysLeft > 0 && date > '2026-11-21')).toBe(true);
  });
  test('the school’s day counts, not the reader’s', () => {
    // Ten at night in Texas is the next day in UTC.
    expect(sampleDeadlines(Date.parse('2026-11-22T04:00:00Z'))[0]?.date).toBe('2026-11-27');
    expect(sampleDeadlines(Date.parse('2026-11-22T06:00:00Z'))[0]?.date).toBe('2026-11-28');
  });
  test('a deadline in the calendar ends with its day, also when clocks change', () => {
    const [first] = sampleDeadlines(now);
    expect(deadlineEntry(first!)).toMatchObject({
      start: '2026-11-28T05:00:00.000Z',
      end: '2026-11-28T05:59:00.000Z',
    });
    expect(deadlineEntry({ ...first!, date: '2027-03-14' }).end).toBe('2027-03-15T04:59:00.000Z');
  });
  test('saving and forgetting a program, each once', () => {
    const program = { id: 'state', title: 'Supply' };
    expect(after({ type: 'program.save', program }, { type: 'program.save', program }).savedPrograms).toEqual(
      [program],
    );
    const gone = after({ type: 'program.save', program }, { type: 'program.forget', programId: 'state' });
    expect(gone.savedPrograms).toEqual([]);
  });
});

describe('the draft of a common application', () => {
  test('drops what is not offered, and goes back to step 1 without any', () => {
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
