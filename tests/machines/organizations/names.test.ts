import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLegibleName,
  looksLikeSlug,
  nameLimits,
  nameSkeleton,
  normalizeName,
  slugOf,
} from '@vetsync/machines/organizations/model';

const cyrillicA = String.fromCodePoint(0x430);
const greekOmicron = String.fromCodePoint(0x3bf);

describe('a name', () => {
  test.each([
    'Harbor Logistics',
    "St. Mary's Hospital, Duluth",
    '3M',
    'AT&T Inc.',
    'Universidad de Málaga – Norte',
    'Łódź Øresund Straße',
    'Veterans’ Fund (Texas) #4 / West + East',
    'Full Ｗidth',
    'University of Hawaiʻi at Mānoa',
    'Tohono Oʼodham Community College',
    'Ho‑Chunk Nation',
    'Veterans “Chapter 5”',
    'The "Chosin Few"',
    'Red, White & Blue®',
    '1½-ton Movers',
    'CO₂ Works',
    'École – L’Étoile',
    'Harbor™ Works',
  ])('can be %s', (name) => expect(isLegibleName(name)).toBe(true));

  test.each([
    ['a Cyrillic letter', `H${cyrillicA}rbor`],
    ['a Greek letter', `Harb${greekOmicron}r`],
    ['only Cyrillic letters', 'Привет'],
    ['Chinese characters', '退役军人'],
    ['an emoji', 'Harbor 🚢'],
    ['no letter', '1234 !'],
    ['piled-up marks', 'Harbor\u0301\u0301\u0301'],
    ['an invisible character', 'Har\u200Bbor'],
    ['a phonetic letter', 'Harb\u0251r'],
    ['an element', '<b>Harbor</b>'],
  ])("can't have %s", (_, name) => expect(isLegibleName(name)).toBe(false));

  test('has single spaces and one form of its characters', () => {
    expect(normalizeName('  Harbor\t \n Logistics ')).toBe('Harbor Logistics');
    expect(normalizeName('Ma\u0301laga')).toBe('Málaga');
    expect(normalizeName('Ｆｕｌｌ')).toBe('Full');
  });

  test.each([
    'University of Hawaiʻi at Mānoa',
    'Ho‑Chunk Nation',
    'Veterans “Chapter 5”',
    'Blue®',
    '1½-ton',
    'CO₂',
  ])('stays as it is typed: %s', (name) => expect(normalizeName(name)).toBe(name));

  test('has no marks of direction', () => {
    expect(normalizeName('\u202aHarbor \u200eWorks\u202c')).toBe('Harbor Works');
  });
});

describe('the skeleton of a name is the same', () => {
  test.each([
    ['in capitals', 'Harbor Logistics', 'HARBOR LOGISTICS'],
    ['without spaces', 'Harbor Logistics', 'HarborLogistics'],
    ['with other punctuation', "St. Mary's, Duluth", 'St Marys – Duluth'],
    ['without marks', 'Málaga Center', 'Malaga Center'],
    ['with a zero', 'Oslo Works', '0slo W0rks'],
    ['with a digit one', 'Illinois Tech', '1llinois Tech'],
    ['with a capital i', 'Allied', 'AIIied'],
    ['with r and n', 'Modern Motors', 'Modem Motors'],
    ['with two v', 'West Wing', 'VVest vving'],
    ['with "and"', 'Smith & Sons', 'Smith and Sons'],
    ['with an article', 'Home Base', 'The Home Base'],
    ['with a legal form', 'Harbor', 'Harbor Co., Inc.'],
    ['in full width', 'Harbor', 'Ｈａｒｂｏｒ'],
    ['without an ʻokina', 'University of Hawaiʻi at Mānoa', 'University of Hawaii at Manoa'],
    ['with another apostrophe', 'Tohono Oʼodham', "Tohono O'odham"],
    ['with another hyphen', 'Ho‑Chunk Nation', 'Ho-Chunk Nation'],
    ['without quotes', 'Veterans “Chapter 5”', 'Veterans Chapter 5'],
    ['without a trademark', 'Red, White & Blue®', 'Red White and Blue™'],
    ['with small digits', 'CO₂ Works', 'CO2 Works'],
    ['with a fraction', '1½-ton', '1 1/2 ton'],
  ])('%s', (_, one, other) => expect(nameSkeleton(other)).toBe(nameSkeleton(one)));

  test.each([
    ['another place', "St. Mary's, Duluth", "St. Mary's, Austin"],
    ['another word', 'Harbor Logistics', 'Harbor Works'],
    ['another number', 'Post 41', 'Post 42'],
  ])('but not with %s', (_, one, other) => expect(nameSkeleton(other)).not.toBe(nameSkeleton(one)));

  test('and never empty', () => {
    expect(nameSkeleton('The Company')).toBe('company');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        if (isLegibleName(name)) expect(nameSkeleton(name)).toMatch(/^[a-z02-9]+$/);
      }),
    );
  });
});

describe('a slug', () => {
  test.each([
    ["St. Mary's Hospital, Duluth", 1, 'st-marys-hospital-duluth'],
    ['Smith & Söhne', 1, 'smith-and-sohne'],
    ['Harbor', 3, 'harbor-3'],
    ['University of Hawaiʻi at Mānoa', 1, 'university-of-hawaii-at-manoa'],
    ['Veterans “Chapter 5”', 1, 'veterans-chapter-5'],
    ['New', 1, 'organization-new'],
    ['A0000000-0000-4000-8000-000000000000', 1, 'organization-a0000000-0000-4000-8000-000000000000'],
  ])('of %s, attempt %i, is %s', (name, attempt, slug) => expect(slugOf(name, attempt)).toBe(slug));

  test('can be recognized, whatever the name and the attempt', () => {
    const name = fc
      .string({ unit: fc.constantFrom(..."abzÁßø09 &'.-–("), minLength: 2, maxLength: nameLimits.max })
      .filter(isLegibleName);
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 99_999 }), (given, attempt) => {
        expect(looksLikeSlug(slugOf(given, attempt))).toBe(true);
      }),
    );
  });

  test.each(['', 'Harbor', 'har bor', '-harbor', 'har--bor', '%00', "';--", 'a'.repeat(81)])(
    'is not "%s"',
    (text) => expect(looksLikeSlug(text)).toBe(false),
  );
});
