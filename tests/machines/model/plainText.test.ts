import { describe, expect, test } from 'vitest';
import { hasWords, plainText, searchedWords, wordsToSearch } from '@vetsync/machines/model/text';

describe('text is compared', () => {
  test.each([
    ['without regard to case', 'NORFOLK', 'Norfolk'],
    ['without accents', 'Ingeniera eléctrica', 'ingeniera electrica'],
    ['in composed and decomposed forms', 'Mālaga', 'Ma\u0304laga'],
    ['with any apostrophe', 'O’Reilly', "O'Reilly"],
    ['without an apostrophe', 'O’Reilly', 'OReilly'],
    ['without the ʻokina', 'Hawaiʻi at Mānoa', 'Hawaii at Manoa'],
    ['with an apostrophe for the ʻokina', 'Hawaiʻi', "Hawai'i"],
    ['with any dash', 'Ho‑Chunk – Nation', 'Ho-Chunk - Nation'],
    ['without quotes', 'Veterans “Chapter 5”', 'Veterans Chapter 5'],
    ['without the signs of a trademark', 'Red, White & Blue®', 'red, white & blue'],
    ['with fractions and small digits', '1½-ton CO₂', '1 1/2-ton CO2'],
    ['with letters that have no accent to take off', 'Łódź Øresund Straße', 'lodz oresund strasse'],
    ['without what shows nothing', '\u200FCrane\u200B mecha\u00ADnic\u2069', 'crane mechanic'],
    ['in full width', 'Ｃｒａｎｅ', 'crane'],
  ])('%s', (_name, one, other) => expect(plainText(one)).toBe(plainText(other)));

  test('but not without its letters', () => {
    expect(plainText('Сrane')).not.toBe(plainText('Crane'));
    expect(plainText('mañana')).not.toBe(plainText('mana'));
  });
});

describe('words', () => {
  test('end at every sign', () => {
    expect(searchedWords('•Python “Hydraulics” Navy–Army ¿Habla Python/SQL')).toEqual([
      'python',
      'hydraulics',
      'navy',
      'army',
      'habla',
      'python',
      'sql',
    ]);
  });

  test('with an apostrophe are looked for in one piece, and found in parts as well', () => {
    expect(searchedWords('O’Reilly')).toEqual(['oreilly']);
    expect(wordsToSearch('O’Reilly, Hawai‘i')).toEqual(['oreilly', 'hawaii', 'o', 'reilly', 'hawai', 'i']);
  });

  test.each([
    ["o'brien", true],
    ['obrien', true],
    ['brien crane', true],
    ['CRA sin', true],
    ['rane', false],
    ['sinead welder', false],
    ['–', true],
  ])('of the search %s are found: %s', (q, isFound) =>
    expect(hasWords('Sinéad O’Brien Crane mechanic', q)).toBe(isFound),
  );
});
