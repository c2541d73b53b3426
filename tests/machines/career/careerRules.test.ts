import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askingFor,
  civilianTitles,
  findOccupations,
  militaryBranches,
  militaryOccupations,
  noSkillFilters,
  parseInterviewNotes,
  parseSkillReports,
  parseCareerRoute,
  parseSkillFilters,
  salaryFigures,
  formatSkillFilters,
  serializeSkillReports,
} from '@vetsync/machines/career/model';
import { parseQuery } from '@vetsync/machines/model/text';
import type { MilitaryOccupation } from '@vetsync/machines/career/model';
import { sampleJobs, sampleTranslations } from '@vetsync/samples/career';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const seenAt = Date.parse('2026-03-04T16:15:00Z');
const jobs = sampleJobs(seenAt);
const idsOf = (q: string, branch: typeof noSkillFilters.branch = 'all') =>
  findOccupations(militaryOccupations, { q, branch }).map(({ id }) => id);
const routeAt = (path: string[], search = '') => parseCareerRoute(path, parseQuery(search));

describe('sample jobs', () => {
  test('three top matches at 87 to 92 percent, the others below', () => {
    const matches = jobs.map(({ match }) => match);
    expect(matches.slice(0, 3)).toEqual([92, 89, 87]);
    expect(Math.max(...matches.slice(3))).toBeLessThan(87);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
  });
  test('were posted in the past', () => {
    for (const { posted } of jobs) expect(Date.parse(posted)).toBeLessThan(seenAt);
    expect(jobs[0]?.salary).toBe('$82,000 to $96,000');
  });
});

describe('military occupations', () => {
  test('at least 60, of all six branches, each once', () => {
    expect(militaryOccupations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(militaryOccupations.map(({ branch }) => branch))).toEqual(new Set(militaryBranches));
    expect(new Set(militaryOccupations.map(({ id }) => id)).size).toBe(militaryOccupations.length);
  });
  const shapes = {
    army: /^\d{2}[A-Z]$/,
    marineCorps: /^\d{4}$/,
    navy: /^[A-Z]{2}$/,
    airForce: /^\d[A-Z]\dX\d$/,
    spaceForce: /^(\d[A-Z]\dX\d|\d{2}[A-Z])$/,
    coastGuard: /^[A-Z]{2,3}$/,
  };
  test('have codes in the form of their branch, and one to three civilian occupations', () => {
    for (const { branch, code, title, civilian } of militaryOccupations) {
      expect(code).toMatch(shapes[branch]);
      expect(title).not.toBe('');
      expect(new Set(civilian).size).toBe(civilian.length);
      expect([1, 2, 3]).toContain(civilian.length);
    }
  });
  test('use every listed civilian occupation, with O*NET-SOC codes', () => {
    const used = new Set(militaryOccupations.flatMap(({ civilian }) => civilian));
    expect([...used].toSorted()).toEqual(Object.keys(civilianTitles).toSorted());
    for (const code of used) expect(code).toMatch(/^\d{2}-\d{4}\.\d{2}$/);
  });
});

describe('the search for an occupation', () => {
  test('by code, the exact code first', () => {
    expect(idsOf('92y')).toEqual(['army-92y']);
    expect(idsOf('BM')).toEqual(expect.arrayContaining(['navy-bm', 'coastGuard-bm']));
    expect(idsOf('it').slice(0, 2).toSorted()).toEqual(['coastGuard-it', 'navy-it']);
  });
  test('a skill level in the code matches any', () => {
    expect(idsOf('3E751')).toEqual(['airForce-3e7x1']);
    expect(idsOf('3e7x1')).toEqual(['airForce-3e7x1']);
  });
  test('by title, military or civilian, with either apostrophe', () => {
    expect(idsOf('hospital corpsman')).toEqual(['navy-hm']);
    expect(idsOf("boatswain's mate", 'navy')).toEqual(['navy-bm']);
    expect(idsOf('paramedics')).toEqual(['army-68w']);
  });
  test('every occupation is found by its branch and code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...militaryOccupations), ({ id, code, branch }) => {
        expect(idsOf(code, branch)[0]).toBe(id);
      }),
    );
  });
  test('survives formatting and parsing as a URL; an unknown branch means all', () => {
    const asked = { q: "AC & '0", branch: 'coastGuard', show: 'coast-guard-mk' } as const;
    expect(parseSkillFilters(formatSkillFilters(asked) as Record<string, string>)).toEqual(asked);
    expect(parseSkillFilters({ branch: 'militia' })).toEqual(noSkillFilters);
  });
  test('5,000 occupations are searched fast', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...(militaryOccupations[index % militaryOccupations.length] as MilitaryOccupation),
      id: `o${index}`,
    }));
    const find = () => {
      for (const q of ['s', 'sp', 'spe', 'spec']) findOccupations(many, { ...noSkillFilters, q });
    };
    expect(leastCpuTimeMs(find)).toBeLessThan(500);
  });
});

test('four sample translations with confidence 85 to 95', () => {
  const sure = sampleTranslations.map(({ confidence }) => confidence);
  expect(sure).toHaveLength(4);
  expect([Math.min(...sure), Math.max(...sure)]).toEqual([85, 95]);
});

describe('what is stored', () => {
  const report = { id: 'A', occupationId: 'army-92y', reason: 'title', message: 'Wrong' } as const;
  test('reports of this epoch, not of an earlier one', () => {
    const text = serializeSkillReports([report], 'epoch-2');
    expect(parseSkillReports(text, 'epoch-2')).toEqual([report]);
    expect(parseSkillReports(text, 'epoch-3')).toEqual([]);
  });
  test('notes of the practice', () => {
    const notes = { yourself: { text: 'Logistics', feeling: 'ready' } };
    expect(parseInterviewNotes(JSON.stringify(notes))).toEqual(notes);
  });
  test('any other text gives nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseSkillReports(text, ''))).toBe(true);
        expect(typeof parseInterviewNotes(text)).toBe('object');
      }),
    );
    expect(parseInterviewNotes('{"yourself":{"text":7}}')).toEqual({});
    expect(parseInterviewNotes(null)).toEqual({});
    expect(parseSkillReports('{"epoch":"a","reports":[{"id":1}]}', 'a')).toEqual([]);
  });
});

test('the range to name goes from the median to 15 percent above it, in whole thousands', () => {
  expect(askingFor(salaryFigures.logisticians.median)).toEqual({ from: 81_000, to: 93_000 });
});

describe('the route', () => {
  test('names the page', () => {
    expect(routeAt([]).page).toBe('overview');
    expect(routeAt(['jobs']).page).toBe('jobs');
    expect(routeAt(['application', 'K7M2']).page).toBe('overview');
    expect(routeAt(['application']).page).toBe('unknown');
    expect(routeAt(['jobs', 'more']).page).toBe('unknown');
    expect(routeAt(['overview']).page).toBe('unknown');
    expect(parseCareerRoute([], {}, 'demoJobBoard').page).toBe('jobs');
    expect(parseCareerRoute([], {}, 'demoCareerTranslation').page).toBe('translation');
  });
  test('names the open dialog and its subject', () => {
    expect(routeAt(['translation'], '?open=report&about=x')).toMatchObject({
      isReporting: true,
      occupationId: 'x',
    });
    expect(routeAt([], '?open=everything')).toMatchObject({ isReporting: false });
    expect(routeAt(['interview'], '?question=failure').question).toBe('failure');
    expect(routeAt(['interview'], '?question=nothing').question).toBe('yourself');
    expect(routeAt(['salary'], '?occupation=nurses').occupation).toBe('nurses');
  });
});
