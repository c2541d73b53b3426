import { describe, expect, test } from 'vitest';
import {
  changedFields,
  hasProfileChanges,
  draftErrors,
  draftOf,
  draftOrder,
  emptyProfile,
  entryLists,
  fieldToFocus,
  canAddEntry,
  parseStoredProfileDraft,
  profileCompletion,
  profileListMax,
  profileOf,
  withEntry,
  withMovedEntry,
  withoutEntry,
  withPart,
  rebaseDraft,
} from '@vetsync/machines/profile/model';
import type { Profile, ProfileDraft } from '@vetsync/machines/profile/model';

const profile: Profile = {
  ...emptyProfile,
  name: 'Dana Fields',
  branch: 'Army',
  yearsOfService: 8,
  organization: 'Kept',
  serviceStart: '2014-06-02',
  separation: '2022-06-01',
  skills: ['Logistics', 'Leadership'],
  experience: [
    { title: 'Squad leader', company: 'U.S. Army', duration: '2014 to 2018', description: 'Led nine.' },
  ],
  education: [{ degree: 'Associate of Arts', institution: 'State University', year: '2020' }],
};
const draft = draftOf(profile);
const write = (field: keyof ProfileDraft['text'], value: string, from = draft): ProfileDraft => ({
  ...from,
  text: { ...from.text, [field]: value },
});

test('the draft of a profile becomes the same profile again', () => {
  expect(profileOf(draft)).toEqual(profile);
  expect(profileOf(draftOf(emptyProfile))).toEqual(emptyProfile);
  const served: Profile = {
    ...profile,
    component: 'guard',
    leaving: 'medical',
    serviceCharacter: 'honorable',
    occupations: [
      { branch: 'Army', code: '68W', title: 'Combat Medic Specialist', rank: 'Sergeant' },
      { branch: '', code: 'HM', title: '' },
    ],
  };
  expect(profileOf(draftOf(served))).toEqual(served);
  expect(hasProfileChanges(draft, profile)).toBe(false);
});

test('text is trimmed, and empty entries are dropped', () => {
  const more = withEntry(withEntry(write('name', '  Dana Moss '), 'skills'), 'experience');
  expect(profileOf(more)).toEqual({ ...profile, name: 'Dana Moss' });
  expect(hasProfileChanges(withEntry(draft, 'skills'), profile)).toBe(false);
});

describe('errors belong to their field', () => {
  const [first] = draft.lists.experience;
  const [degree] = draft.lists.education;
  test.each([
    ['a title', withPart(draft, 'experience', first?.key ?? '', 'title', ' '), 'title', 'Title is required'],
    [
      'a year',
      withPart(draft, 'education', degree?.key ?? '', 'year', '20'),
      'year',
      'Enter a year with four digits',
    ],
  ])('%s', (_, wrong, part, message) => {
    const [[name, said] = []] = Object.entries(draftErrors(wrong));
    expect(name).toMatch(new RegExp(`^(experience|education)\\.e\\d+\\.${part}$`));
    expect(said).toEqual(message);
    expect(profileOf(wrong)).toBeNull();
  });

  test('an error keeps the key of its entry when an empty entry comes first', () => {
    const shifted = withMovedEntry(withEntry(draft, 'skills'), 'skills', 'e6', -1);
    const key = draft.lists.skills[1]?.key ?? '';
    const wrong = withPart(shifted, 'skills', key, 'value', 'x'.repeat(61));
    expect(Object.keys(draftErrors(wrong))).toEqual([`skills.${key}.value`]);
  });

  test.each([
    ['eight', 'Enter whole years, as in 8'],
    ['1.5', 'Enter whole years, as in 8'],
    ['-1', 'Enter whole years, as in 8'],
    ['61', 'At most 60'],
  ])('%j years of service: %s', (years, message) => {
    expect(draftErrors(write('yearsOfService', years))).toEqual({ yearsOfService: message });
  });

  test.each([
    ['serviceStart', '2014-02-30', { serviceStart: { code: 'profile.noDay' } }],
    ['separation', '2014-06-01', { separation: { code: 'profile.leftBeforeStart' } }],
  ] as const)('%s of %s', (field, day, errors) => {
    expect(draftErrors(write(field, day))).toMatchObject(errors);
  });

  test.each([
    ['separation', '2014-06-02'],
    ['separation', ''],
    ['serviceStart', ''],
  ] as const)('%s of %j can be stored', (field, day) => {
    expect(draftErrors(write(field, day))).toEqual({});
  });

  test.each(['', '0', '60', ' 8 '])('%j years of service can be stored', (years) => {
    expect(draftErrors(write('yearsOfService', years))).toEqual({});
  });
});

const values = (of: ProfileDraft) => of.lists.skills.map(({ parts }) => parts.value);

describe('entries', () => {
  test('can be added up to the limit', () => {
    for (const list of entryLists) {
      let full = draftOf(emptyProfile);
      for (let count = 0; count < profileListMax[list]; count += 1) {
        expect(canAddEntry(full, list)).toBe(true);
        full = withEntry(full, list);
      }
      expect(canAddEntry(full, list)).toBe(false);
      expect(withEntry(full, list)).toBe(full);
    }
  });

  test('have unique keys', () => {
    const less = withoutEntry(withEntry(draft, 'skills'), 'skills', 'e5');
    const keys = withEntry(less, 'skills').lists.skills.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('e5');
  });

  test('move by one, and not beyond the ends', () => {
    const [first, last] = draft.lists.skills.map(({ key }) => key);
    expect(values(withMovedEntry(draft, 'skills', first ?? '', 1))).toEqual(['Leadership', 'Logistics']);
    expect(withMovedEntry(draft, 'skills', first ?? '', -1)).toBe(draft);
    expect(withMovedEntry(draft, 'skills', last ?? '', 1)).toBe(draft);
    expect(withMovedEntry(draft, 'skills', 'unknown', 1)).toBe(draft);
  });

  test('the field to focus in a list is its first entry, or else the list', () => {
    expect(fieldToFocus(draft, 'skills')).toBe('skills.e1.value');
    expect(fieldToFocus(draft, 'certifications')).toBe('certifications');
    expect(fieldToFocus(draft, 'bio')).toBe('bio');
    expect(draftOrder(draft)).toContain(fieldToFocus(draft, 'education'));
  });
});

describe('a profile that was changed elsewhere', () => {
  const theirs: Profile = { ...profile, location: 'Austin', skills: ['Logistics'] };

  test('names the changed fields', () => {
    expect(changedFields(profile, theirs)).toEqual(['location', 'skills']);
    expect(changedFields(profile, profile)).toEqual([]);
  });

  test('keeps what was edited here and takes the rest', () => {
    const mine = withEntry(write('bio', 'About me'), 'certifications');
    const key = mine.lists.certifications[0]?.key ?? '';
    const both = rebaseDraft(withPart(mine, 'certifications', key, 'value', 'Forklift'), profile, theirs);
    expect(profileOf(both)).toEqual({ ...theirs, bio: 'About me', certifications: ['Forklift'] });
    const keys = entryLists.flatMap((list) => both.lists[list].map((entry) => entry.key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('keeps what was edited here if both changed the same field', () => {
    expect(profileOf(rebaseDraft(write('location', 'Waco'), profile, theirs))?.location).toBe('Waco');
  });
});

describe('a stored draft', () => {
  const stored = { draft, base: { profile, updatedAt: '2026-03-04T05:06:07.000Z' } };
  test('is restored', () => {
    expect(parseStoredProfileDraft(JSON.stringify(stored))).toEqual(stored);
  });
  test.each([null, '', 'null', '{', '[]', '{"draft":{}}', JSON.stringify({ ...stored, base: null })])(
    '%j is ignored',
    (raw) => {
      expect(parseStoredProfileDraft(raw)).toBeNull();
    },
  );
});

test('completion is the share of eight parts that are filled in', () => {
  expect(profileCompletion(profile)).toBe(38);
  expect(profileCompletion(emptyProfile)).toBe(0);
});
