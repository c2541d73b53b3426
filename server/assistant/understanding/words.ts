import { askedAs } from '../facts/askedAs.ts';

/** Everything that reads a question begins with the same words of it. */
const heldMax = 16;
function held<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= heldMax) known.delete(known.keys().next().value!);
    known.set(text, result);
    return result;
  };
}

/** Lower-case text without accents and punctuation. Signs that mean something stay: `$45,000` is `45000 dollars`. */
export const plainWords = held((text) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(
      /\$ ?(\d+(?:\.\d+)?)(k\b)?/g,
      (_, digits: string, thousand?: string) => `${thousand ? Number(digits) * 1000 : digits} dollars`,
    )
    .replace(/%/g, ' percent ')
    .replace(/\bpor ?c[ei]?i?ento\b/g, 'percent')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\.(?!\d)|(?<!\d)\./g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** Names that people write in several ways, as one word. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\b(?:post )?9 11 (?=g ?i)/g, 'post911 '],
  [/\bpost 9 ?11\b/g, 'post911'],
  [/\bg ?i ?b(?:i?l{1,2})s?\b|\bg\.? i\.? bill?s?\b|\bgibi?ll?s?\b|\bgi bi?ll?s?\b/g, 'gibill'],
  [/\bdd ?(\d{3,4})\b/g, 'dd$1'],
  [/\b(?:chapter|ch|chap|capitulo|cap) ?(30|31|33|35|36|1606|1607)\b/g, 'ch$1'],
  [
    /\bvr and e\b|\bvoc ?rehab\b|\bvre\b|\bvocational rehab(?:ilitation)?\b|\brehabilitacion vocacional\b/g,
    'vre',
  ],
  [/\bp and t\b/g, 'permanent'],
  [/\bc and p\b/g, 'cpexam'],
  [/\btri ?c(?:air|ar)s?\b/g, 'tricare'],
  [/\bboot(?:s)? (?:to|2) business\b/g, 'bootstobusiness'],
  [/\b(?:mgib|montgomery)(?: gibill)?\b/g, 'montgomery'],
  [/\bskill ?bridge\b/g, 'skillbridge'],
  [/\byellow ribbon\b|\blazo amarillo\b/g, 'yellowribbon'],
  [/\bhigher level review\b/g, 'hlr'],
  [/\bunemployed\b|\bjobless\b/g, 'unemployment'],
  [/\bforms? (\d{2}) (\d{3,4}[a-z]?)\b/g, 'form$1$2'],
  [/\b(?:vet|veterans?) centers?\b|\bcentros? (?:de|para) veteranos?\b/g, 'vetcenter'],
  [/\bvet ?tec\b/g, 'vettec'],
  [/\bnational guard\b|\bguardia nacional\b/g, 'guard'],
  [/\blife insurance\b|\bseguro de vida\b/g, 'lifeinsurance'],
  [/\b(?:in|en) ?(?:person|persona)\b|\bpresencial\b/g, 'inperson'],
  [/\bon ?line\b|\ben linea\b/g, 'online'],
  [/\b(?:e ?mail|correo)\b/g, 'email'],
  [/\bin state\b/g, 'instate'],
  [/\bout of state\b/g, 'outofstate'],
  // As people type on a phone, and slang for what many questions are about.
  [
    /\b(get|go|look|work|try|say|do|hav|mak|tak|leav|mov|com|pay|liv|start|wait|feel|runn?|apply|fil|hir|rat)in\b/g,
    '$1ing',
  ],
  [/\bgettng\b|\bgeting\b/g, 'getting'],
  [/\bgot ?ta\b|\bhafta\b/g, 'have to'],
  [/\boutta\b|\bouta\b/g, 'out of'],
  [/\bb4\b/g, 'before'],
  [/\bw(?:ee)?k(s?)\b/g, 'week$1'],
  [/\byr(s?)\b/g, 'year$1'],
  [/\bthru\b/g, 'through'],
  [/\bcerts?\b/g, 'certificate'],
  [/\b(?:my|the|mi|la) apps?\b/g, 'my application'],
  [/\btext ?books?\b/g, 'books'],
  [/\buniv?s?\b/g, 'university'],
  [/\bins\b/g, 'insurance'],
  [/\bhubby\b/g, 'husband'],
  [/\bcdo\b/g, 'cuando'],
  [/\bcto\b/g, 'cuanto'],
  [/\bdnd\b/g, 'donde'],
  [/\btmb\b|\btb\b/g, 'tambien'],
  [/\bocupo\b/g, 'necesito'],
  [/\btmrw\b|\btmr\b|\btomorow\b/g, 'tomorrow'],
  [/\brn\b/g, 'right now'],
  [/\bappts?\b/g, 'appointment'],
  [/\bdoc\b/g, 'doctor'],
  [/\bgigs?\b/g, 'job'],
  [/\bcash\b|\bbucks\b|\bdough\b/g, 'money'],
  [/\b(?:chamba|jale|laburo|pega|camello|brete)s?\b/g, 'trabajo'],
  [/\b(?:patron|empleador|supervisor)a?\b/g, 'jefe'],
  [/\b(?:plata|lana|chavos|feria que|billete)\b/g, 'dinero'],
  [/\b(?:wey|guey|mano|bro|dude|yo|hey|lol|pls|plz|porfa|xfa)\b(?= )/g, ''],
  [/\bpa(?:ra)?l\b/g, 'para el'],
  [/\bpa\b/g, 'para'],
  [/\bdel va\b/g, 'de va'],
  [/\bk(?=iero|ien|e\b)/g, 'qu'],
  [/\bd(?= (?:renta|la|mi|los|las|va)\b)/g, 'de'],
  [/\b2 (?=transfer|my|the|get|use|do)/g, 'to '],
  [/\bhow 2\b/g, 'how to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bu\b/g, 'you'],
  [/\bq\b/g, 'que'],
  [/\bxq\b|\bpq\b/g, 'porque'],
];
/** Long words of the subject, which people misspell. Short ones would be found in everything. */
const subjectWords =
  'guard separating separated tricare skillbridge montgomery vocational rehabilitation insurance disability compensation unemployment enrollment certificate transfer dependents separation retirement housing tuition scholarship appointment application supplemental education military benefits veteran deadline discharge seguro vivienda matricula hospital clinic nearest closest interview percent counselor university college welding clinica cerca entrevista cancelar universidad escuela trabajos beneficio consejero discapacidad compensacion desempleo rehabilitacion beneficios inscripcion certificado transferir retiro solicitud reclamo licencia'.split(
    ' ',
  );
const knownWords = new Set([
  ...Object.values(askedAs).flatMap((asked) => plainWords(asked).split(' ')),
  ...subjectWords,
  ...'benefit dependent educational transfers separate separated separates retired retires deadlines discharged appointments applications veterans licencias seguros reclamos solicitudes'.split(
    ' ',
  ),
]);

/** One word for what sounds alike in Spanish, so that `bence` finds `vence`, and `ija` `hija`. */
const sound = (word: string) =>
  /\d/.test(word)
    ? word
    : word
        .replace(/ph/g, 'f')
        .replace(/^h/, '')
        .replace(/v/g, 'b')
        .replace(/z/g, 's')
        .replace(/c(?=[ei])/g, 's')
        .replace(/qu(?=[ei])|c(?!h)/g, 'k')
        .replace(/ll/g, 'y')
        .replace(/(.)\1/g, '$1');

/** Letters that are added, missing, wrong or exchanged between two words. */
function steps(one: string, other: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = last[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isExchanged =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const exchanged = isExchanged ? beforeLast[at - 2]! + 1 : Infinity;
      current[at] = Math.min(changed, last[at]! + 1, current[at - 1]! + 1, exchanged);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
}
/** Words that were compared before: people use the same few thousand. */
const compared = new Map<string, string>();
const comparedMax = 20_000;
function spelledWord(word: string): string {
  if (knownWords.has(word)) return word;
  const before = compared.get(word);
  if (before !== undefined) return before;
  const spelled = closestTo(word);
  if (compared.size < comparedMax) compared.set(word, spelled);
  return spelled;
}
function closestTo(word: string): string {
  const max = word.length < 8 ? 1 : 2;
  const heard = sound(word);
  const isMeant = (subject: string) =>
    sound(subject) === heard ||
    (subject[0] === word[0] && Math.abs(subject.length - word.length) <= max && steps(word, subject) <= max);
  return subjectWords.find(isMeant) ?? word;
}

/** Plain words, with the names and long words of the subject as they are spelled. */
export const named = held((plain) =>
  names.reduce((text, [way, name]) => text.replace(way, name), plain.replace(/\p{L}{5,}/gu, spelledWord)),
);

const stopWords = new Set(
  (
    'a an the i im ive me my mine you your we our us he she they it its is are was were be been am do does did to of in on at by for ' +
    'with from and or but if so as that this these those there here what which who whom how when where why can could will would shall ' +
    'should may might must have has had not no yes any some just about into out up get got gets getting need want know tell please ' +
    'thing things much many long than then too also really still even only own same us ' +
    'el la los las un una unos unas yo mi mis me tu su sus nos nosotros es son soy era fui ser estar esta este esto estoy de del al en ' +
    'con por para y o u pero si no que cual cuales quien como cuando donde cuanto cuanta cuantos cuantas puedo puede pueden quiero ' +
    'necesito tengo tiene hay se le les lo ya mas muy tambien solo sobre hasta desde dan dar hacer'
  ).split(' '),
);

/** The part of a word that its forms share. */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word.length > 3 ? word.replace(/s$/, '') : word;
  const base = word
    .replace(/(?:aciones|acion|ations?|ing|ando|iendo|ados?|adas?|idos?|idas?|ieron|aron|ed|ly|mente)$/, '')
    .replace(/(?:ar|er|ir|as|es|os|an|en|a|o|e|s|y)$/, '');
  return base.length >= 3 ? base : word;
}

const wordsOf = (text: string, isRead: (word: string) => boolean) =>
  named(plainWords(text))
    .split(' ')
    .filter((word) => word !== '' && isRead(word))
    .map((word) => sound(stem(word)));

/** All words of a text, each in the form that is compared. */
export const everyWord = held((text): readonly string[] => wordsOf(text, () => true));

/** The words of a text that say what it is about, each in the form that the search compares. */
export const searchWords = held((text): readonly string[] => wordsOf(text, (word) => !stopWords.has(word)));
