import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as letters from '@vetsync/machines/model/letters';
import { languages } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { gradeOf, readability, sentencesIn, sentencesOf, wordsIn } from './support/readingLevel.ts';
import { root } from './support/stories.ts';

/** Whoever finished this school grade can read our texts. */
const highestGrade = 8;

/** Below this, a single long word decides the grade. The sentences of such files are measured with others. */
const passageWords = 60;

/** Names of passages that need a higher grade, each with the reason. */
const exceptions: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, es: {} };

const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : path.replace(/ts$/, `${language}.ts`);

/**
 * The prose of the screens and components: a passage per file, per family for files with a few sentences, and one for
 * families with a few.
 */
function passagesIn(language: Language): Map<string, string[]> {
  const passages = new Map<string, string[]>();
  for (const english of globSync('ui/{components,screens}/**/*.{words,phrases}.ts', {
    cwd: root,
  }).toSorted()) {
    const path = pathIn(language, english).replaceAll('\\', '/');
    const sentences = sentencesIn(readFileSync(resolve(root, path), 'utf8'), language);
    const isPassage = wordsIn(sentences).length >= passageWords;
    const name = isPassage ? path : `${path.split('/').slice(0, 3).join('/')}: short files`;
    if (sentences.length > 0) passages.set(name, [...(passages.get(name) ?? []), ...sentences]);
  }
  const [few, enough] = [true, false].map((isFew) =>
    [...passages].filter(([, sentences]) => wordsIn(sentences).length < passageWords === isFew),
  );
  return new Map([
    ...(enough ?? []),
    ['ui: short families', (few ?? []).flatMap(([, sentences]) => sentences)],
  ]);
}

const token = 'A'.repeat(43);
const lettersIn = (locale: Language): letters.Letter[] => {
  const site = { appOrigin: 'https://vetsync.example', locale };
  return [
    letters.confirmLetter(site, { token }),
    letters.alreadyRegisteredLetter(site),
    letters.signInLetter(site, { token, code: '042917' }),
    letters.noAccountLetter(site),
    letters.resetLetter(site, { token }),
    letters.newEmailLetter(site, token),
    letters.newEmailTakenLetter(site),
    letters.invitationLetter(site, token),
    ...letters.noticeKinds.map((kind) => letters.noticeLetter(kind, site, new Date(0))),
    ...letters.newsDeeds.map((deed) =>
      letters.notificationsLetter(
        site,
        [
          {
            topic: 'applications',
            by: { organization: 'Pier Nine', deed },
            answerBy: null,
            count: 2,
            path: '/',
          },
        ],
        token,
      ),
    ),
    ...letters.newsTopics.map((topic) =>
      letters.notificationsLetter(site, [{ topic, by: null, answerBy: null, count: 1, path: '/' }], token),
    ),
  ];
};
/** Without links, codes and what names them. */
const proseOf = ({ text }: letters.Letter) =>
  text.split('\n').filter((line) => /[.!?:]$/.test(line) && line.split(' ').length > 3);

describe.for(languages)('the reading level in %s', (language) => {
  const passages = passagesIn(language);
  const tooHard = [...passages].flatMap(([name, sentences]) => {
    const grade = gradeOf(sentences, language);
    return grade > highestGrade ? [`${name}: grade ${grade.toFixed(1)}`] : [];
  });
  const excepted = Object.keys(exceptions[language]);

  test('of components and screens is eighth grade or lower', () => {
    expect(passages.size).toBeGreaterThan(40);
    expect(wordsIn([...passages.values()].flat()).length).toBeGreaterThan(5_000);
    expect(tooHard.filter((one) => !excepted.some((name) => one.startsWith(`${name}: grade`)))).toEqual([]);
  });

  test('has no exception that is not needed', () => {
    expect(excepted.filter((name) => !tooHard.some((one) => one.startsWith(`${name}: grade`)))).toEqual([]);
  });

  test('of each letter is eighth grade or lower', () => {
    const grades = lettersIn(language).map((letter) => ({
      subject: letter.subject,
      grade: gradeOf(proseOf(letter).flatMap(sentencesOf), language),
    }));
    expect(grades.length).toBeGreaterThan(15);
    expect(grades.filter(({ grade }) => grade > highestGrade)).toEqual([]);
  });
});

describe('the measure', () => {
  test.each([
    ['en', 'Save your work. You can open it later on any phone.', 'low'],
    [
      'en',
      'Notwithstanding organizational eligibility considerations, beneficiaries may subsequently necessitate supplementary documentation.',
      'high',
    ],
    ['es', 'Guarde su carta. La puede abrir más tarde en su casa.', 'low'],
    [
      'es',
      'Independientemente de las consideraciones organizacionales de elegibilidad, las personas beneficiarias podrían necesitar posteriormente documentación complementaria.',
      'high',
    ],
  ] as const)('tells easy from hard in %s: %s', (language, prose, level) => {
    const grade = gradeOf(sentencesOf(prose), language);
    expect(grade > highestGrade ? 'high' : 'low').toBe(level);
  });

  test.each([
    ['en', 'the', 1],
    ['en', 'little', 2],
    ['en', 'signed', 1],
    ['en', 'wanted', 2],
    ['en', 'codes', 1],
    ['en', 'authenticator', 5],
    ['es', 'que', 1],
    ['es', 'guía', 2],
    ['es', 'cuenta', 2],
    ['es', 'correo', 3],
    ['es', 'hoy', 1],
    ['es', 'autenticación', 5],
  ] as const)('counts syllables in %s: %s', (language, word, syllables) => {
    expect(readability[language].syllables(word)).toBe(syllables);
  });

  test('reads sentences, not labels, imports and comments', () => {
    const source = [
      "import { a } from './It is not read.ts';",
      '// This is a comment with words.',
      "export const words = { title: 'A long title without an end', text: 'Open it now. Then close it: done.',",
      '  many: (count: number) => `You have ${count} new letters.` };',
    ].join('\n');
    expect(sentencesIn(source, 'en')).toEqual([
      'Open it now.',
      'Then close it:',
      'done.',
      'You have one new letters.',
    ]);
  });
});
