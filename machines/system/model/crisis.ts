import { englishPhrases } from './crisis/englishPhrases.ts';
import { spanishPhrases } from './crisis/spanishPhrases.ts';
import type { CrisisKind, CrisisLevel, PhraseGroups } from './crisis/phraseGroups.ts';

export type { CrisisKind, CrisisLevel } from './crisis/phraseGroups.ts';

/** What a message tells of. */
export interface Crisis {
  level: CrisisLevel;
  kind: CrisisKind;
}

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

/** Work against suicide, reports of it, figures of speech, and a bad time that is over aren't a crisis of the writer. */
const harmless = new RegExp(
  `\\b(?:${[
    'suicid\\w* (?:prevention|awareness|rates?|statistics|research|data|numbers|squad|bombers?|hotline (?:job|volunteer|training)\\w*)',
    '(?:prevent\\w*|against|reduc\\w*) (?:veterans? )?suicides?',
    '(?:report|study|article|paper|book|documentary|movie|podcast|training|class|course|briefing|webinar|research|news|statistics|data) (?:\\w+ ){0,2}(?:on|about|of) (?:\\w+ ){0,2}suicides?',
    'prevencion (?:del?|contra el) suicidio',
    '(?:tasas?|reportes?|datos|informes?|estudios?|libros?|noticias?|peliculas?|cursos?|talleres?) (?:de|sobre|contra) (?:el )?suicidio',
    'volunteer\\w* (?:\\w+ ){0,2}(?:crisis line|hotline)',
    '(?:work\\w*|jobs?|careers?) (?:for|at|with|on) (?:a|the) (?:\\w+ )?crisis line',
    'crisis line (?:volunteer|job|responder|supervisor|counselor|career)s?',
    '(?:what (?:does|do|happens)|how (?:does|do)|who (?:answers|runs|works|staffs)|when (?:did|was)|(?<!what )is|are|why (?:does|is)|does) (?:\\w+ ){0,3}(?:crisis line|988)',
    '(?:que (?:hace|es)|como funciona|quien (?:contesta|atiende)) (?:\\w+ ){0,3}linea de (?:crisis|prevencion|ayuda)',
    '(?:voluntari\\w*|trabaj\\w*|emple\\w*) (?:\\w+ ){0,3}linea de (?:crisis|prevencion|ayuda)',
    'sho(?:o)?t (?:my ?self|yourself|himself|herself) in the foot',
    'cut my ?self (?:shaving|while (?:cooking|shaving|working)|on (?:a|the)|some slack|a break|off)',
    'kill(?:ing|ed)? my ?self (?:laughing|at the gym|studying|in pt|over (?:this|the) (?:form|paperwork|application|resume)|to (?:finish|make|meet|pass|get) (?:this|my|the))',
    '(?:treat\\w*|respond\\w* to|revers\\w*|handled?) (?:\\w+ ){0,2}overdoses?',
    'd(?:ie|ied|ying) (?:of|from) (?:embarrassment|laughter|laughing|boredom|hunger|curiosity|excitement|happiness|thirst)',
    'disappear (?:the|an?|from (?:the|my|a) (?:list|page|search|app|feed|map))',
    '(?:pt|tests?|exams?|class|course|job|paperwork|forms?|this|that|traffic|commute|heat|back|knees?|shoulders?|deadlines?|school|semester|gym|workout|army|wait|math|essay) (?:is|are|s|was|will|would|gonna|might|nearly|almost)(?: \\w+){0,2} kill(?:ing|ed)? me',
    'dr[iau]n?k\\w* (?:\\w+ ){0,2}(?:coffee|water|tea|soda|milk|juice|energy drinks?|smoothies?)',
    '(?:tramite|clase|examen|trabajo|calor|espalda|rodilla|papeleo|formulario|hambre|espera|ejercicio|curso|semestre|entrenamiento)s?(?: de \\w+)? me (?:va a matar|van a matar|matan?|esta matando)',
    'tom\\w+ (?:\\w+ ){0,2}(?:cafe|agua|te|leche|jugo|autobus|tren|tiempo)',
    '(?:tome|tomo|tomado) (?:muchas|demasiadas|todas las) (?:clases|fotos|notas|decisiones|cosas)',
  ].join('|')})\\b`,
  'g',
);

/** A time that is over by the writer's own words. Not if it comes back: "but lately", "again". */
const isOver = (words: string) =>
  /\b(?:years? ago|months ago|back in (?:19|20)\d\d|in (?:19|20)\d\d|last year|back then|used to|hace (?:\w+ )?anos|en (?:el )?(?:19|20)\d\d|antes)\b/.test(
    words,
  ) &&
  /\b(?:(?:im|i am|doing|feel(?:ing)?|been|much) (?:\w+ ){0,2}(?:good|better|well|fine|ok|okay|stable|healthy|recovered|sober|great)|in recovery|recovered|got (?:help|better|through it)|(?:estoy|me siento|ando) (?:\w+ ){0,2}(?:bien|mejor|recuperad[oa]|estable))\b/.test(
    words,
  ) &&
  !/\b(?:again|lately|back|still|tonight|right now|otra vez|de nuevo|ultimamente|todavia|esta noche)\b(?! (?:in (?:19|20)|then|to school))/.test(
    words,
  );

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
    .replace(/\bhusb[aei]nd\b/g, 'husband')
    .replace(/\biam\b/g, 'im');

const reflexive = /\b(?:my ?self|matarme|suicidarme|(?:a|conmigo) mi(?: mism[oa])?)\b/;
const reflexiveOfOthers =
  /\b(?:him ?self|her ?self|them ?sel(?:f|ves)|(?:matar|suicidar|lastimar|ahorcar|morir)se)\b/;
const selves = /\b(?:i|im|ive|id|ill|my ?self|me|yo|mi|estoy|quiero|tengo|soy|voy)\b/g;
const others =
  /\b(?:he|hes|hell|she|shes|shell|they|theyre|who|his|her|him|wife|husband|spouse|partner|girlfriend|boyfriend|ex|son|daughter|mother|mom|father|dad|brother|sister|roommate|neighbor|buddy|friend|mate|coworker|student|candidate|patient|client|someone|somebody|ella|espos[oa]|marido|novi[oa]|hij[oa]|mama|papa|herman[oa]|amig[oa]|companer[oa]|vecin[oa]|alguien|dice|dijo)\b/g;
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

function findIn(words: string): Crisis[] {
  if (isOver(words)) return [];
  const rest = words.replace(harmless, ' ');
  return groups.flatMap(({ level, kind, pattern }) => {
    const found = pattern.exec(rest);
    if (!found) return [];
    return { level: isAboutSomeoneElse(rest, found) ? 'aboutOther' : level, kind };
  });
}

/**
 * What a message tells of, before anything else reads it; null: nothing. Of several, the most serious one.
 *
 * @example findCrisis('My brother wants to die'); // { level: 'aboutOther', kind: 'suicide' }
 */
export function findCrisis(text: string): Crisis | null {
  const found = [plain(text), plain(unmasked(text)), respelled(text)].flatMap(findIn);
  const rank = ({ level, kind }: Crisis) =>
    seriousness.indexOf(level) - (emergencies.includes(kind) ? 0.5 : 0);
  return found.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** Whether a message tells of a crisis, so that the crisis line is displayed first. */
export const mentionsCrisis = (text: string): boolean => findCrisis(text) !== null;
