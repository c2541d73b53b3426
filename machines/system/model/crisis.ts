import { englishPhrases } from './crisis/englishPhrases.ts';
import { spanishPhrases } from './crisis/spanishPhrases.ts';

/**
 * Phrases that suggest thoughts of suicide, harm to oneself or others, or a crisis, as parts of regular expressions over
 * normalized lower-case words. They also match a denial ("I am not suicidal"), a quote or a figure of speech: showing the
 * resources too often costs a glance, too rarely may cost a life. People write in either language, whichever they read, so all count always.
 */
export const crisisPhrases = { ...englishPhrases, ...spanishPhrases };

const pattern = new RegExp(`\\b(?:${Object.values(crisisPhrases).flat().join('|')})\\b`);

/** Work against suicide, and reports of it, aren't a crisis of the writer. */
const harmless =
  /\b(?:suicid\w* (?:prevention|awareness|rates?|statistics|research|data)|(?:prevent\w*|against) (?:veterans? )?suicides?|prevencion (?:del?|contra el) suicidio|(?:tasas?|reportes?|datos|informes?) (?:de|sobre) (?:el )?suicidio|volunteer\w* (?:\w+ ){0,2}(?:crisis line|hotline)|work\w* (?:for|at) (?:a|the) crisis line|crisis line (?:volunteer|job|responder|supervisor)s?)\b/g;

/** Normalizes text to lower-case words without accents, invisible characters, apostrophes and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/['’‘‛ʼʻ′`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    // Spaced letters: "k i l l".
    .replace(/\b\p{L}(?: \p{L}\b){2,}/gu, (letters) => letters.replaceAll(' ', ''))
    .trim();

/** Undoes common ways around filters: `su!c1de`, `k*ll`. */
const unmasked = (text: string) =>
  text
    .replace(/(?<=\p{L})[*1!|](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})[0](?=\p{L})/gu, 'o')
    .replaceAll('3', 'e');

/** Undoes spellings of short messages: `kiero`, `dieeee`, `i'am`. */
const respelled = (text: string) =>
  plain(text)
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\bk(?=i[et]|e\b)/g, 'qu')
    .replace(/\b(?:kie|ke|q) /g, 'que ')
    .replace(/\bpa (?=que|morir|matar)/g, 'para ')
    .replace(/\bermano/g, 'hermano')
    .replace(/\bvoi\b/g, 'voy')
    .replace(/\biam\b/g, 'im');

/** Whether a message mentions self-harm or a crisis, so that the crisis line is displayed first. */
export const mentionsCrisis = (text: string): boolean =>
  [plain(text), plain(unmasked(text)), respelled(text)].some((reading) =>
    pattern.test(reading.replace(harmless, ' ')),
  );
