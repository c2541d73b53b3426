import { plainWords, searchWords } from '../understanding/words.ts';
import type { Source } from '../lookups.ts';

/** Something that was looked up, and where it is from. */
export interface Evidence {
  plain: string;
  figures: readonly Figure[];
  words: ReadonlySet<string>;
  from: readonly Source[];
}
/** What somebody else wrote, such as the name of a listing. It may be named, and supports nothing. */
export interface Name {
  text: string;
  from: readonly Source[];
}

const monthNames = [
  'january|enero',
  'february|febrero',
  'march|marzo',
  'april|abril',
  'may|mayo',
  'june|junio',
  'july|julio',
  'august|agosto',
  'september|septiembre|setiembre',
  'october|octubre',
  'november|noviembre',
  'december|diciembre',
];
/** One is left out: it is an article as well. */
const numberWords = (
  'two dos 2,three tres 3,four cuatro 4,five cinco 5,six seis 6,seven siete 7,eight ocho 8,nine nueve 9,ten diez 10,eleven once 11,' +
  'twelve doce 12,fifteen quince 15,eighteen dieciocho 18,twenty veinte 20,thirty treinta 30,forty cuarenta 40,fifty cincuenta 50,' +
  'sixty sesenta 60,seventy setenta 70,eighty ochenta 80,ninety noventa 90,hundred cien 100,thousand mil 1000,million millones 1000000'
)
  .split(',')
  .map((row) => row.split(' ') as [string, string, string])
  .map(([english, spanish, value]) => [new RegExp(`\\b(?:${english}|${spanish})\\b`, 'g'), value] as const);
const units: readonly (readonly [RegExp, string])[] = [
  [/^ ?(?:%|percent|por ?ciento)/, '%'],
  [/^[ -]?(?:days?|dias?)\b/, 'day'],
  [/^[ -]?(?:weeks?|semanas?)\b/, 'week'],
  [/^[ -]?(?:months?|mes|meses)\b/, 'month'],
  [/^[ -]?(?:years?|anos?)\b/, 'year'],
  [/^ ?(?:dollars?|dolares)\b/, '$'],
];

interface Figure {
  value: string;
  /** Null: a bare number. */
  unit: string | null;
}
const plainFigure = (value: string): Figure => ({ value: String(Number(value)), unit: null });
const month = (number: string): Figure => ({ value: `month ${Number(number)}`, unit: null });
/** Numbers, amounts, days, times and phone numbers of a text, each in one form. */
export function figuresIn(text: string): readonly Figure[] {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1');
  for (const [word, value] of numberWords) plain = plain.replace(word, value);
  const found: Figure[] = [];
  const take = (pattern: RegExp, figures: (groups: string[]) => readonly Figure[]) => {
    plain = plain.replace(pattern, (...match) => {
      found.push(...figures(match.slice(1, -2).map((group) => String(group ?? ''))));
      return ' ';
    });
  };
  take(/\b(\d{4})-(\d{2})-(\d{2})(?:t[\d:.]+z?)?/g, ([year, at, day]) => [
    plainFigure(year!),
    month(at!),
    plainFigure(day!),
  ]);
  take(/\b(\d{1,2}):(\d{2})(?::\d{2})?(?: ?([ap])\.? ?m\b)?/g, ([hour, minute, half]) => [
    {
      value: `time ${(Number(hour) % (half ? 12 : 24)) * 60 + Number(minute) + (half === 'p' ? 720 : 0)}`,
      unit: null,
    },
  ]);
  for (const [at, names] of monthNames.entries())
    take(
      new RegExp(`\\b(?:(?<=\\d(?:st|nd|rd|th)?(?: de| of)? )(?:${names})|(?:${names})(?= \\d))\\b`, 'g'),
      () => [month(String(at + 1))],
    );
  // A phone number is one figure, however it is written.
  take(/(?<!\d)(?:1[ .-])?\(?(\d{3})\)?[ .-](\d{3})[ .-](\d{4})(?!\d)/g, (digits) => [
    { value: digits.join(''), unit: null },
  ]);
  for (const { 0: number, 1: digits, index } of plain.matchAll(/\$? ?(\d+(?:\.\d+)?)/g)) {
    const unit = number.startsWith('$')
      ? '$'
      : (units.find(([says]) => says.test(plain.slice(index + number.length)))?.[1] ?? null);
    found.push({ ...plainFigure(digits!), unit });
  }
  return found;
}
/** Whether a figure is among those that are known, in the same unit. */
export const holds = (known: readonly Figure[], { value, unit }: Figure) =>
  known.some((one) => one.value === value && (unit === null || one.unit === null || one.unit === unit));

const link =
  /\b(?:https?:\/\/|www\.)[^\s)\]>"”]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|mil|edu|io|ai|co|us)\b(?:\/[^\s)\]>"”]*)?|\S+@\S+\.\w+/gi;

/** Promises, advice on a claim or medicine, what only a person can do, and what nobody should hand over. */
const forbidden = new RegExp(
  [
    '\\byou(?:re| are| will be| would be)? (?:\\w+ )?(?:eligible|entitled|qualified|approved)\\b(?! (?:if|when|only if))',
    '\\byou (?:will |do |would )?(?:definitely |clearly |certainly )?qualify\\b(?! (?:if|when))',
    '\\byou (?:will|would) (?:definitely |certainly )?(?:get|receive|be rated|win)\\b',
    'guarantee|garantiz|garantia',
    '\\b(?:usted |tu )?(?:califica|calificas|tiene derecho|tienes derecho|es elegible|eres elegible)\\b(?! si)',
    '\\b(?:recibira|recibiras|le aprobaran|te aprobaran|ganara|ganaras)\\b',
    '\\byou should (?:\\w+ )?(?:claim|file for|appeal|stop taking|start taking|take|double|skip)\\b',
    '\\b(?:debe|debes|deberia|deberias) (?:reclamar|apelar|dejar de tomar|tomar|duplicar)\\b',
    '\\bi(?:ve| have|ll| will| just)? (?:already )?(?:sent|send|submitted|submit|booked|book|saved|save|applied|apply|filed|file|deleted|delete|changed|contacted|contact|scheduled|schedule|enrolled|withdrew|withdrawn)\\b',
    '\\b(?:he|ya) (?:enviado|reservado|guardado|aplicado|presentado|cancelado|borrado|contactado)\\b|\\b(?:envie|reserve su|guarde su|presente su|cancele su)\\b',
    'social security number|\\bssn\\b|seguro social|password|contrasena|bank account|cuenta bancaria|credit card|tarjeta de credito|routing number',
    'ignore (?:all|any|previous)|system prompt',
    // Praise of what somebody offers, as a text of theirs may ask for.
    '\\b(?:best|perfect|ideal) (?:job|match|fit|choice|option|opening|employer|program|school|offer)\\b',
    '\\b(?:mejor|ideal) (?:trabajo|empleo|opcion|oferta|programa|escuela|empresa)\\b|\\b(?:trabajo|empleo|oferta|programa) (?:ideal|perfect[oa])\\b',
  ].join('|'),
);

/** What a sentence may say without a source: that something was found, or what to do with it. */
const courtesy = new Set(
  searchWords(
    'here found find look looked answer help helps helpful know tell ask hope question sorry sure source page official check confirm detail ' +
      'information say said hold please contact office write give more also first next note keep mind based depends general usually means ' +
      'start apply use see make take go date day time number amount month year available currently list follow according ' +
      'listing job opening hiring organization event place nearest near card below ' +
      'encontré hallé respuesta ayuda sé diga dime pregunta espero siento fuente página oficial confirme confirma detalle información dice ' +
      'oficina escriba escribe depende general significa según aquí primero después nota fecha día mes año cantidad número disponible lista ' +
      `anuncio trabajo organización evento lugar cerca tarjeta abajo ${monthNames.join(' ').replaceAll('|', ' ')}`,
  ),
);
const wordsOf = (text: string) => new Set(searchWords(text).filter((word) => !/^\d/.test(word)));
export const evidence = (text: string, from: readonly Source[]): Evidence => ({
  // Addresses are no words, but a sentence may name them.
  plain: `${plainWords(text)} ${from.map(({ address }) => address.toLowerCase()).join(' ')}`,
  figures: figuresIn(text),
  words: wordsOf(text),
  from,
});

/** How many of a sentence's words may be in no source. Figures that fit say more than words. */
const unknownMax = { withFigures: 0.5, without: 0.3 };

/**
 * Where a sentence is from. Null: no source holds its figures, its links or most of its words, or it says what no answer may say.
 * What the person wrote counts as known, and needs no source.
 */
export function supportOf(
  sentence: string,
  { known, names, own }: { known: readonly Evidence[]; names: readonly Name[]; own: string },
): readonly Source[] | null {
  const plain = plainWords(sentence);
  const quoted = plain.length > 12 ? known.find((one) => one.plain.includes(plain)) : undefined;
  if (quoted) return quoted.from;
  if (forbidden.test(plain)) return null;
  const isLinked = (address: string) => {
    const bare = address.replace(/^https?:\/\/(?:www\.)?|^www\.|[/.,;:!?]+$/gi, '').toLowerCase();
    return known.some((one) => one.plain.includes(bare));
  };
  if (![...sentence.matchAll(link)].every(([address]) => isLinked(address))) return null;
  const named = names.filter(({ text }) => text.length > 2 && sentence.includes(text));
  const said = named.reduce((text, name) => text.replaceAll(name.text, ' '), sentence.replace(link, ' '));
  const nameSources = named.flatMap(({ from }) => from);
  const ownFigures = figuresIn(own);
  const ownWords = wordsOf(own);
  const figures = figuresIn(said).filter((figure) => !holds(ownFigures, figure));
  const words = [...wordsOf(said)].filter((word) => !courtesy.has(word));
  const isNew = words.some((word) => !ownWords.has(word));
  if (figures.length === 0 && (!isNew || said.trim().endsWith('?'))) return nameSources;
  const max = unknownMax[figures.length > 0 ? 'withFigures' : 'without'] * words.length;
  // All figures of a sentence have to stand in one place: two facts can't lend each other an amount. The most exact place counts.
  const [best] = known
    .filter((one) => figures.every((figure) => holds(one.figures, figure)))
    .map((one) => ({ ...one, shared: words.filter((word) => one.words.has(word)).length }))
    .filter(
      ({ shared, words: there }) =>
        (shared > 0 || words.length === 0) &&
        words.filter((word) => !ownWords.has(word) && !there.has(word)).length <= max,
    )
    .toSorted((one, other) => (one.from.length || 9) - (other.from.length || 9) || other.shared - one.shared);
  return best ? [...nameSources, ...best.from] : null;
}
