import { comment } from './texts.ts';

/** A language's readability. Formulas and word counts apply to prose, so they are computed over many sentences. */
interface Readability {
  /** What stands for a value in a text: a short word. */
  value: string;
  syllables: (word: string) => number;
  /** The school grade in the United States that can read the prose. */
  grade: (wordsPerSentence: number, syllablesPerWord: number) => number;
}

const groups = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Vowel groups, less the final e's that are silent. Close to what dictionaries say, over many words. */
function englishSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  const spoken = plain.replace(/(?:[^laeiouy]es|(?<![td])ed|(?<=[^aeiouyl])e|(?<=[aeiouy]l)e)$/, '');
  return Math.max(1, groups(spoken, /[aeiouy]+/g));
}

/** Strong and accented vowels each have a syllable; weak ones share it. */
function spanishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replaceAll(/([qg])u(?=[eiéí])/g, '$1')
    .replaceAll(/y(?![aeiouáéíóú])/g, 'i');
  const strong = groups(plain, /[aeoáéóíú]/g);
  const weakAlone = groups(plain, /(?<![aeoáéóíúiuü])[iuü]+(?![aeoáéóíúiuü])/g);
  return Math.max(1, strong + weakAlone);
}

/**
 * The grades of the scores of Fernández Huerta from 0 to 100 in steps of ten: "normal" (60 to 70) is what seventh and
 * eighth graders read.
 */
const spanishGrades = [16, 16, 16, 14, 13, 11, 8, 6, 5, 4];

export const readability: Record<'en' | 'es', Readability> = {
  /** Flesch-Kincaid grade level (Kincaid, Fishburne, Rogers and Chissom, Navy research report 8-75, 1975). */
  en: {
    value: 'one',
    syllables: englishSyllables,
    grade: (wordsPerSentence, syllablesPerWord) => 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
  },
  /** Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna 214 (1959), pages 29 to 32. */
  es: {
    value: 'uno',
    syllables: spanishSyllables,
    grade(wordsPerSentence, syllablesPerWord) {
      const score = 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence;
      return spanishGrades[Math.min(9, Math.max(0, Math.floor(score / 10)))]!;
    },
  },
};

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const code = /\$\{[^{}]*\}/g;
const word = /[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu;
const fewestWords = 4;

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?:;])["”)]?\s+/).filter((sentence) => groups(sentence, word) > 0);

/** Sentences in the texts of a source. Labels and headings are none. */
export function sentencesIn(source: string, language: 'en' | 'es'): string[] {
  const { value } = readability[language];
  return [
    ...source
      .replaceAll(comment, '')
      .replaceAll(/^import [^;]*;$/gm, '')
      .matchAll(literal),
  ]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(code, value).replaceAll(/\\(.)/g, '$1'))
    .filter((text) => /[.!?]["”)]?$/.test(text) && groups(text, word) >= fewestWords)
    .flatMap(sentencesOf);
}

export const wordsIn = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => sentence.match(word) ?? []);

/** The grade that can read these sentences. */
export function gradeOf(sentences: readonly string[], language: 'en' | 'es'): number {
  const { syllables, grade } = readability[language];
  const words = wordsIn(sentences);
  const all = words.reduce((sum, one) => sum + syllables(one), 0);
  return grade(words.length / sentences.length, all / words.length);
}
