import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Families whose machines send phrases and ids instead of English texts. Machines know no sample data. */
const families = ['hospital', 'nonprofit', 'portal', 'portalAnalytics', 'recruiter', 'reviews', 'university'];

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
]);

/** Files that still have English texts: needs, goals, skills, and names stored with messages and decisions. */
const untranslated: ReadonlySet<string> = new Set([
  'machines/nonprofit/model/goals.ts',
  'machines/nonprofit/model/queue.ts',
  'machines/nonprofit/model/services.ts',
  'machines/nonprofit/model/triage.ts',
  'machines/recruiter/model/jobTables.ts',
  'machines/recruiter/model/recruiterContacts.ts',
  'machines/reviews/model/fields.ts',
  'machines/university/model/universityTables.ts',
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
  const paths = families.flatMap((family) => globSync(`machines/${family}/**/*.ts`, { cwd: root }));
  const sources = new Map(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]));

  test('are phrases, so that screens write them in the language of the reader', () => {
    expect(sources.size).toBeGreaterThan(100);
    const found = [...sources].flatMap(([path, source]) =>
      untranslated.has(path) ? [] : englishIn(source).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
  test.each([...untranslated])('%s is listed because it has some', (path) => {
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
    "title: portalPhrase('markQuestion', count)",
    "value: 'Active Treatment'",
    'const seed = seededRandom(`activities ${epoch}`);',
  ])('no English is found in %s', (code) => expect(englishIn(code)).toEqual([]));
});
