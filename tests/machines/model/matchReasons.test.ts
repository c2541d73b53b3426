import { describe, expect, test } from 'vitest';
import { matchReasons } from '../../../machines/model/exchange/index.ts';
import type { MatchRecord } from '../../../machines/model/exchange/index.ts';
import { emptyProfile } from '../../../machines/profile/model/index.ts';

const record: MatchRecord = {
  skills: ['Hydraulics', 'Team leadership'],
  certifications: ['OSHA 30'],
  experience: [
    {
      title: 'Aviation mechanic',
      company: 'US Navy',
      duration: '6 years',
      description: 'Repaired deck cranes at sea. Trained twelve sailors.',
    },
  ],
  education: [{ degree: 'B.S. in Nursing', institution: 'State', year: '2019' }],
};
const resultOf = (requirement: string, of: MatchRecord = record) =>
  matchReasons({ requiredSkills: [requirement] }, of)[0];

describe('a requirement', () => {
  test.each([
    ['Hydraulics', 'met', { part: 'skills', text: 'Hydraulics' }],
    ['hydraulic', 'met', { part: 'skills', text: 'Hydraulics' }],
    ['Leadership of a team', 'met', { part: 'skills', text: 'Team leadership' }],
    ['OSHA 30', 'met', { part: 'certifications', text: 'OSHA 30' }],
    ['Crane repair', 'met', { part: 'experience', text: 'Repaired deck cranes at sea.' }],
    ['Training', 'met', { part: 'experience', text: 'Trained twelve sailors.' }],
    ['Nursing', 'met', { part: 'education', text: 'B.S. in Nursing' }],
    ['Crane operation', 'partly', { part: 'experience', text: 'Repaired deck cranes at sea.' }],
    ['Welding', 'notOnRecord', null],
    ['...', 'notOnRecord', null],
  ])('%s is %s, with where it was read', (requirement, result, source) => {
    expect(resultOf(requirement)).toMatchObject({ requirement, result, source });
  });

  test('is only not on record where nothing is known', () => {
    expect(resultOf('Hydraulics', {})).toMatchObject({ result: 'notOnRecord', source: null });
    const all = matchReasons(
      { requiredSkills: ['A'], credentials: ['B'], clearance: 'secret', preferredSkills: ['C'] },
      {},
    );
    expect(all.map(({ result }) => result)).toEqual(Array.from({ length: 4 }, () => 'notOnRecord'));
    expect(all.map(({ kind, isRequired }) => `${kind} ${isRequired}`)).toEqual([
      'skill true',
      'credential true',
      'clearance true',
      'skill false',
    ]);
  });

  test('is not met by a word within another word', () => {
    expect(resultOf('Java', { skills: ['JavaScript'] })?.result).toBe('notOnRecord');
    expect(resultOf('C++', { skills: ['C'] })?.result).toBe('notOnRecord');
  });
});

test('a match is read from nothing but skills, credentials, experience and education', () => {
  const [one, other] = [
    {
      ...emptyProfile,
      ...record,
      name: 'Sarah',
      bio: 'Welding mother of two',
      avatar: 'a',
      location: 'Welding, TX',
    },
    { ...emptyProfile, ...record, name: 'Omar', bio: '', branch: 'Army' as const, goals: 'Welding' },
  ];
  const wanted = { requiredSkills: ['Welding', 'Hydraulics'], clearance: 'secret' as const };
  expect(matchReasons(wanted, one)).toEqual(matchReasons(wanted, other));
  expect(matchReasons(wanted, one)[0]?.result).toBe('notOnRecord');
});
