import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Ids that consist of words. Records and URLs have them; screens and columns name them. */
const ids: ReadonlySet<string> = new Set([
  'Active Treatment',
  'At Risk',
  'In Progress',
  'Mental Health',
  'Under Review',
  // Branches and clearances: official names.
  'Air Force',
  'Coast Guard',
  'Marine Corps',
  'Space Force',
  'Top Secret',
  // Types of files.
  'JPEG',
  'PDF',
  'PNG',
]);

/** Files with English texts, and why. Machines know no sample data. */
const untranslated: ReadonlyMap<string, string> = new Map([
  ...[
    'machines/career/model/militaryOccupations.ts',
    'machines/career/model/occupations.ts',
    'machines/career/model/salary.ts',
    'machines/education/model/giBillRates.ts',
  ].map((path) => [path, 'official names of occupations, programs and sources'] as const),
  ...[
    'machines/applications/model/applicant.ts',
    'machines/career/model/jobs.ts',
    'machines/model/mentors/mentorOffer.ts',
    'machines/interviews/model/openInterviews.ts',
    'machines/model/world/demoIdentities.ts',
    'machines/education/model/programs.ts',
    'machines/wellness/model/providers.ts',
  ].map(
    (path) =>
      [path, 'names of people, places and fields in records, and what a demo form begins with'] as const,
  ),
  ...['machines/wellness/model/slots.ts'].map(
    (path) => [path, 'ids of specialties and appointments, which screens name'] as const,
  ),
  ...[
    'machines/model/cases/goals.ts',
    'machines/model/cases/triage.ts',
    'machines/reviews/model/fields.ts',
  ].map((path) => [path, 'needs, goals, skills, and subjects stored with messages and decisions'] as const),
  ['machines/system/model/crisis/englishPhrases.ts', 'patterns of what people write'],
  ['machines/system/model/crisis/spanishPhrases.ts', 'patterns of what people write'],
  ['machines/system/model/crisis/harmless.ts', 'patterns of what people write'],
  ['machines/system/model/crisisExamples/examples.ts', 'examples of what people write'],
  ['machines/system/model/crisisExamples/likeness.ts', 'patterns of what people write'],
  ['machines/profile/model/profileFields.ts', 'who sees the fields of a profile, such as its title'],
  ['machines/model/exchange/worldSchema.ts', 'what the log says of a damaged record'],
  ...[
    'applications',
    'bookings',
    'candidates',
    'cases',
    'defineCommand',
    'events',
    'messages',
    'own',
    'people',
    'referrals',
    'staffNotifications',
  ].map(
    (name) =>
      [
        `machines/model/exchange/commands/${name}.ts`,
        'what the API page says of commands, in English',
      ] as const,
  ),
]);

const noText = /\/\*[^]*?\*\/|^\s*\/\/.*$|new Error\([^)]*\)|^(?:import|export) [^;]*? from '[^']*';$/gm;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const word = /^[a-zé’]{2,}[,.:;?!]*$/i;
/** A word between two values: `${program} at ${university}`. */
const wordBetween = /\} [a-z]{2,} \$\{/;
const isEnglish = (text: string): boolean =>
  wordBetween.test(text) ||
  text
    .replaceAll(/\$\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter((part) => word.test(part)).length > 1;
/** Properties that a reader sees. */
const shown =
  /\b(?:all|confirm|description|hint|label|many|one|placeholder|text|title):\s*(?:'([^'\n]+)'|"([^"\n]+)")/g;

/** English texts in a machine's code: several words, or one word that is shown. */
function englishIn(source: string): string[] {
  const code = source.replaceAll(noText, '');
  const texts = [...code.matchAll(literal)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter(isEnglish);
  const labels = [...code.matchAll(shown)].map(([, single, double]) => single ?? double ?? '');
  return [...new Set([...texts, ...labels])].filter((text) => !ids.has(text));
}

describe('the texts of machines', () => {
  // Mails are sent by the server, which writes them in both languages.
  const paths = globSync('machines/**/*.ts', { cwd: root }).filter(
    (path) => !/^machines\/model\/letters\/|\/dist\/|\/node_modules\//.test(path),
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));

  test('are phrases, so that screens write them in the language of the reader', () => {
    expect(sources.size).toBeGreaterThan(600);
    const found = [...sources].flatMap(([path, source]) =>
      untranslated.has(path) ? [] : englishIn(source).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
  test.each([...untranslated])('%s is listed because it has some: %s', (path) => {
    expect(englishIn(sources.get(path) ?? '')).not.toEqual([]);
  });
  test.each([
    ["title: 'Applications',", 'Applications'],
    ["label: 'Any status'", 'Any status'],
    ["const hint = 'In the last months';", 'In the last months'],
    ['text: "The applicant’s letter"', 'The applicant’s letter'],
    ['const title = `Reject ${count} applications?`;', 'Reject ${count} applications?'],
    ['const subject = `${program} at ${university}`;', '${program} at ${university}'],
    ['const served = `${years} years of service`;', '${years} years of service'],
  ])('English is found in %s', (code, text) => expect(englishIn(code)).toEqual([text]));
  test.each([
    "// a comment has words\nconst status = 'under_review';",
    "throw new Error('A table needs a column');",
    "import { portalPhrase } from '../../portal/model/phrases.ts';",
    "title: portalPhrase('markConfirmation', count)",
    "value: 'Active Treatment'",
    'const seed = seededRandom(`activities ${epoch}`);',
  ])('no English is found in %s', (code) => expect(englishIn(code)).toEqual([]));
});
