import { englishPhrases } from './crisis/englishPhrases.ts';
import { harmless, isOver, topics } from './crisis/harmless.ts';
import { spanishPhrases } from './crisis/spanishPhrases.ts';
import { crisisHelp, type CrisisHelp } from './crisisHelp.ts';
import type { CrisisTexts } from './crisisWatch.ts';
import type { Crisis, CrisisKind, CrisisLevel, PhraseGroups } from './crisis/phraseGroups.ts';

/**
 * Phrases that suggest thoughts of suicide, harm to oneself or others, or an emergency. They also match a denial ("I am not
 * suicidal"), a quote or a figure of speech: showing the resources too often costs a glance, too rarely may cost a life.
 * People write in either language, whichever they read, so all count always.
 */
export const crisisPhrases: Readonly<Record<'english' | 'spanish', PhraseGroups>> = {
  english: englishPhrases,
  spanish: spanishPhrases,
};

const groups = Object.values(crisisPhrases)
  .flatMap((language) => Object.values(language))
  .map(({ level, kind, phrases }) => ({
    level,
    kind,
    pattern: new RegExp(`\\b(?:${phrases.join('|')})\\b`),
  }));

/** Normalizes text to lower-case words without accents, invisible characters, apostrophes and punctuation. */
export const plain = (text: string) =>
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
export const respelled = (text: string) =>
  plain(text)
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\bk(?=i[et]|e\b)/g, 'qu')
    .replace(/\b(?:kie|ke|q) /g, 'que ')
    .replace(/\bpa (?=que|morir|matar)/g, 'para ')
    .replace(/\bermano/g, 'hermano')
    .replace(/\bvoi\b/g, 'voy')
    .replace(/\bbi(?=da\b|bir|biendo|bo\b)/g, 'vi')
    .replace(/\bvib(?=ir|iendo|o\b)/g, 'viv')
    .replace(/\bhusb[aei]nd\b/g, 'husband')
    .replace(/\biam\b/g, 'im');

const reflexive = /\b(?:my ?self|matarme|suicidarme|(?:a|conmigo) mi(?: mism[oa])?)\b/;
const reflexiveOfOthers =
  /\b(?:him ?self|her ?self|them ?sel(?:f|ves)|(?:matar|suicidar|lastimar|ahorcar|morir)se)\b/;
const selves = /\b(?:i|im|ive|id|ill|my ?self|me|yo|mi|estoy|quiero|tengo|soy|voy)\b/g;
const others =
  /\b(?:he|hes|hell|she|shes|shell|they|theyre|who|his|her|him|wife|husband|spouse|partner|girlfriend|boyfriend|ex|son|daughter|mother|mom|father|dad|brother|sister|roommate|neighbor|buddy|friend|mate|coworker|cousin|uncle|aunt|nephew|niece|guy|student|candidate|patient|client|someone|somebody|ella|espos[oa]|marido|novi[oa]|hij[oa]|mama|papa|herman[oa]|amig[oa]|companer[oa]|vecin[oa]|prim[oa]|ti[oa]|sobrin[oa]|cunad[oa]|compadre|comadre|cuate|alguien|dice|dijo)\b/g;
const lastOf = (pattern: RegExp, words: string) => [...words.matchAll(pattern)].at(-1)?.index ?? -1;

/** Whether what was found is about the person whom the message names last before it, and not about the writer. */
function isAboutSomeoneElse(words: string, found: RegExpExecArray): boolean {
  const [phrase] = found;
  if (reflexiveOfOthers.test(phrase)) return true;
  if (reflexive.test(phrase) || /\b(?:me|us|without me|sin mi|nos)$/.test(phrase)) return false;
  const before = words.slice(0, found.index);
  const [self, other] = [lastOf(selves, before), lastOf(others, before)];
  return other > self || (self < 0 && lastOf(selves, phrase) < 0 && lastOf(others, phrase) >= 0);
}

const seriousness: readonly CrisisLevel[] = ['explicit', 'aboutOther', 'indirect'];
/** Where an ambulance comes first. */
const emergencies: readonly CrisisKind[] = ['overdose', 'medical'];
const rank = ({ level, kind }: Crisis) => seriousness.indexOf(level) - (emergencies.includes(kind) ? 0.5 : 0);
const mostSerious = (found: readonly Crisis[]): Crisis | null =>
  found.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;

export const withoutHarmless = (words: string) =>
  (isOver(words) ? words.replace(topics, ' ') : words).replace(harmless, ' ');

function findIn(words: string): Crisis[] {
  const rest = withoutHarmless(words);
  return groups.flatMap(({ level, kind, pattern }) => {
    const found = pattern.exec(rest);
    if (!found) return [];
    return { level: isAboutSomeoneElse(rest, found) ? 'aboutOther' : level, kind };
  });
}

/** What phrases say plainly. What no phrase finds is compared with examples, which are loaded apart. */
export const saidIn = (text: string): Crisis | null =>
  mostSerious([...new Set([plain(text), plain(unmasked(text)), respelled(text)])].flatMap(findIn));

/** What comes first of all that somebody writes. What others write to them makes them the one who helps. */
export function lookForCrisis({ own, theirs = '' }: CrisisTexts, find = saidIn): CrisisHelp | null {
  const heard = find(theirs);
  const crisis =
    mostSerious(own.flatMap((text) => find(text) ?? [])) ?? (heard && { ...heard, level: 'aboutOther' });
  return crisis && crisisHelp(crisis);
}
