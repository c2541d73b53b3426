import type { AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import { placeIn } from './places.ts';
import { named, plainWords } from './words.ts';

type Found = Record<string, string | number>;

export const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
];
const monthNames = months
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const monthOf = (name: string) => months.findIndex((names) => names.includes(name)) + 1;
const pad = (number: number) => String(number).padStart(2, '0');
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const namedMonth = new RegExp(
  `\\b((?:in|during|for|of|this|next|early|late|en|de|durante|para|este|proximo) )?(${monthNames})(?: (?:de |del )?(20\\d\\d))?\\b`,
  'g',
);

/** A year that a text leaves out is the next one in which the day comes, or this or the next if it says so. */
function yearOf(
  plain: string,
  given: string | undefined,
  { month, day }: { month: number; day: number },
  today: string,
) {
  if (given !== undefined) return Number(given);
  const year = Number(today.slice(0, 4));
  if (/\b(?:next year|proximo ano|ano que viene|ano proximo)\b/.test(plain)) return year + 1;
  if (/\b(?:this year|este ano)\b/.test(plain)) return year;
  if (/\b(?:last year|ano pasado)\b/.test(plain)) return year - 1;
  return `${year}-${pad(month)}-${pad(day)}` < today ? year + 1 : year;
}

const english = new RegExp(`\\b(${monthNames})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`);
const spanish = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (${monthNames})(?:(?: de| del)? (\\d{4}))?\\b`,
);
const monthOnly = new RegExp(
  `\\b(?:in|en|this|next|este|proximo|by|early|late|end of|para)(?: de)? (${monthNames})(?:(?: de| del)? (\\d{4}))?\\b`,
);

/** The month that a text names, `YYYY-MM`: `in May`, `el próximo mes`. */
export function monthIn(plain: string, today: string): string | null {
  const now = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  if (/\b(?:this month|este mes)\b/.test(plain)) return today.slice(0, 7);
  if (/\b(?:next month|proximo mes|mes que viene|mes proximo)\b/.test(plain))
    return now.month === 12 ? `${now.year + 1}-01` : `${now.year}-${pad(now.month + 1)}`;
  // `May` and `mar` alone are also other words.
  const [found] = [...plain.matchAll(namedMonth)].filter(([, before, name]) => before || name!.length > 3);
  if (!found) return null;
  const month = monthOf(found[2]!);
  return `${yearOf(plain, found[3], { month, day: 31 }, today)}-${pad(month)}`;
}

/** A day that a text names: `March 15 next year`, `30 de abril de 2027`, `6/1/2026`, or the last one of a month. */
function dayIn(plain: string, text: string, today: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /\b(20\d{2})-(\d{1,2})-(\d{1,2})\b/.exec(text) ?? [];
  if (isoYear) return `${isoYear}-${pad(Number(isoMonth))}-${pad(Number(isoDay))}`;
  const [, slashMonth, slashDay, slashYear] = /\b(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/.exec(text) ?? [];
  if (slashYear && Number(slashMonth) <= 31 && Number(slashDay) <= 31) {
    // `22/1/2028` can only begin with its day.
    const [month, day] = Number(slashMonth) > 12 ? [slashDay, slashMonth] : [slashMonth, slashDay];
    if (Number(month) <= 12)
      return `${slashYear.length === 2 ? `20${slashYear}` : slashYear}-${pad(Number(month))}-${pad(Number(day))}`;
  }
  const first = english.exec(plain);
  const second = spanish.exec(plain);
  const [name, day, year] = first
    ? [first[1]!, first[2]!, first[3]]
    : second
      ? [second[2]!, second[1]!, second[3]]
      : [];
  if (name !== undefined && day !== undefined && Number(day) <= 31) {
    const at = { month: monthOf(name), day: Number(day) };
    return `${yearOf(plain, year, at, today)}-${pad(at.month)}-${pad(at.day)}`;
  }
  const only = monthOnly.exec(plain);
  if (!only) return null;
  const month = monthOf(only[1]!);
  const inYear = yearOf(plain, only[2], { month, day: 28 }, today);
  return `${inYear}-${pad(month)}-${pad(lastOf(inYear, month))}`;
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
};
const withDigits = (plain: string) =>
  plain
    .replace(
      new RegExp(
        `\\b(${Object.keys(numberWords).join('|')}) (?=days?|weeks?|months?|years?|yrs?|dias?|semanas?|mes(?:es)?|anos?|deployments?)`,
        'g',
      ),
      (_, word: string) => `${numberWords[word]} `,
    )
    .replace(/\b(?:a|an) (?=(?:days?|weeks?|months?|years?)\b)/g, '1 ')
    .replace(/\bhalf 1 year\b|\bmedio ano\b/g, '6 months');

const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, s: 7, m: 30, y: 365, a: 365 };
const span = String.raw`(\d+) ?(days?|dias?|weeks?|wks?|semanas?|months?|mos?|mes(?:es)?|years?|yrs?|anos?)`;
const inDays = ([, count, unit]: RegExpExecArray) => Number(count) * daysOf[unit![0]!]!;

const left =
  /\b(?:g[eo]t(?:s|ting)? out|separat\w*|discharged?|ets(?:e?d|ing)?|eas|out|retir\w*|leav(?:e|es|ing)|left|last day|(?:ends?|ended) (?:active|my service|his service|her service)|contract|contrato|terminal|released|jubil\w*|licenci\w*|baja|sal(?:i|io|imos|go|e|ga|ir|ida)|me di|me voy|se va|dej(?:o|e|a) (?:el|la|de)|ultimo dia|separ[oae]\w*|termin[oae] (?:el|su|mi) servicio)\b/;
const orders =
  /\b(?:orders?|title (?:10|32)|deploy\w*|mobili[sz]\w*|activat\w*|ordenes|orden|activad\w*|desplegad\w*|moviliz\w*|drill|annual training|(?:home|back|returned) from|(?:regrese|volvi|vuelvo) de)\b/;

/** Days, months and years, each by what the text says of them. */
function spansIn(plain: string): Found {
  const text = withDigits(plain);
  const found: Found = {};
  const ago = new RegExp(
    `\\b(?:hace|hara) (?:unos? |como |casi )?${span}|\\b${span} (?:ago|atras|back)\\b`,
  ).exec(text);
  if (ago) {
    const match = Object.assign([ago[0], ago[1] ?? ago[3], ago[2] ?? ago[4]], {
      index: ago.index,
      input: ago.input,
    }) as unknown as RegExpExecArray;
    if (
      /\b(?:den(?:ied|ial)|decision|reject\w*|refused|(?:said|says|told me) no|turned (?:me |it )?down|appeal|(?:de)?neg(?:aron|ado|ada|o)|rechaz\w*|(?:dijo|dijeron) que no|letter|carta)\b/.test(
        text,
      )
    ) {
      found['monthsSince'] = Math.round(inDays(match) / 30);
    } else found['daysSince'] = inDays(match);
    return found;
  }
  const remaining = new RegExp(
    `\\b(?:quedan?|faltan?|tengo|in|en|within|left with|have) (?:only |solo |about |como )?${span}|\\b${span} (?:left|remaining|until i|to go|before i (?:get out|separate|leave|ets))\\b`,
  ).exec(text);
  const served = new RegExp(
    `\\b(?:served|serve|serving|did|done|have|had|estuve|servi|hice|tuve|tengo|cumpli|service of|servicio de) (?:for |about |durante |como |only |solo )?${span}`,
  ).exec(text);
  const any = new RegExp(span).exec(text);
  if (!any) return found;
  if (/\bretir(?:e|ing|o|arme|arse)\b|\bjubil/.test(text) && remaining && /year|yr|ano/.test(any[2]!)) {
    found['retirement'] = `${any[1]} years`;
    return found;
  }
  if (/\bdeployments?\b/.test(text)) {
    const [, count] = /\b(\d+) deployments?\b/.exec(text) ?? [];
    if (count) found['deployments'] = Number(count);
    return found;
  }
  if (
    orders.test(text) &&
    /\b(?:job|work|boss|trabajo|jefe|employer|patron|go back|return|regres|volver|reemploy|empleo|orders? ended|back)\w*/.test(
      text,
    )
  ) {
    found['serviceDays'] = inDays(any);
    return found;
  }
  if (
    /\b(?:percent|porcentaje|tier|share|gibill|post911)\b/.test(text) &&
    (served || /\bactive\b|\bservicio activo\b|\ben activo\b/.test(text)) &&
    /^(?:mo|mes)/.test(any[2]!)
  ) {
    found['days'] = `about ${Math.round((Number(any[1]) * 30.4375) / 10) * 10}`;
    return found;
  }
  if (
    /\b(?:gibill|post911)\b/.test(text) &&
    /\b(?:percent|porcentaje|tier|share|how much of|que parte|full|what part|nivel)\b/.test(text) &&
    /year|yr|ano/.test(any[2]!)
  ) {
    found['days'] = `about ${Number(any[1]) * 365}`;
    return found;
  }
  if (served && /^(?:mo|mes)/.test(any[2]!)) {
    found['days'] = `about ${Math.round((Number(any[1]) * 30.4375) / 10) * 10}`;
    return found;
  }
  if (
    remaining &&
    /^d|^w|^s/.test(any[2]!) &&
    /\b(?:quedan?|faltan?|left|remaining|until|before i|to go)\b/.test(text)
  ) {
    found['daysLeft'] = inDays(any);
    return found;
  }
  if (/year|yr|ano/.test(any[2]!)) {
    if (/\b(?:in|served|service|servi|servicio|out|anos de servicio|with|fuera|con)\b/.test(text))
      found['years'] = Number(any[1]);
    return found;
  }
  if (any[2]!.startsWith('d') && /\b(?:for|de|por|dd214|served|orders?|ordenes)\b/.test(text))
    found['days'] = Number(any[1]);
  return found;
}

const yearAfter =
  /\b(?:got out|get out|left|separated|discharged|ets|eas|out|sali|salio|me di de baja|me licencie|licenciado|baja)(?: de \w+| del \w+| the \w+| in| en| of| el| on| back in| army| navy)* (19[89]\d|20[0-4]\d)\b/;
const retiredYear =
  /\b(?:retired?|me retire|nos retiramos|jubilado|jubile)(?: from(?: the)? \w+(?: force| guard| corps)?| de la \w+| del \w+)?(?: in| en| el| back in)* (19[89]\d|20[0-4]\d)\b/;

const branches: readonly (readonly [RegExp, string])[] = [
  [/\bspace force\b|\bfuerza espacial\b/, 'Space Force'],
  [/\bair force\b|\bfuerza aerea\b|\busaf\b|\bairman\b/, 'Air Force'],
  [/\bcoast guard\b|\bguardia costera\b|\buscg\b/, 'Coast Guard'],
  [/\bmarines?\b|\bmarine corps\b|\busmc\b|\binfanteria de marina\b|\binfante de marina\b/, 'Marine Corps'],
  [/\bnavy\b|\bsailor\b|\bmarina\b|\bcorpsman\b|\bseabee\b/, 'Navy'],
  [/\barmy\b|\bejercito\b|\bsoldier\b/, 'Army'],
];

/** Ratings of the Navy, which are also those of the Coast Guard where it has them. */
const ratings =
  'ABE|ABF|ABH|AC|AD|AE|AG|AM|AME|AO|AS|AT|AWF|AWO|AWR|AWS|AWV|AZ|BM|BU|CE|CM|CS|CTI|CTM|CTN|CTR|CTT|CWT|DC|EA|EM|EMN|EN|EO|EOD|ET|ETN|ETV|FC|FCA|FT|GM|GSE|GSM|HM|HT|IC|IS|IT|ITS|LN|LS|LSS|MA|MC|MM|MMA|MMN|MN|MR|MT|MU|NC|ND|OS|PR|PS|QM|RP|RS|SB|SH|SO|STG|STS|SW|TM|UT|YN|YNS';
const codeForms: readonly (readonly [RegExp, string])[] = [
  [/\b(5[CIS]\d[X\dA-Z]\d[A-Z]?|13S\d?[A-Z]?)\b/, 'Space Force'],
  [/\b(\d[A-Z]\d[X\d]\d[A-Z]?|\d{2}[A-Z]X)\b/, 'Air Force'],
  [/\b(\d{2}[A-Z]\d?[A-Z]?|\d{3}[A-Z])\b/, 'Army'],
];
/** Words beside which four digits or two letters are a code. */
const codeWords =
  /\b(?:mos|rate|rating|afsc|nec|job code|was an?|fui|as an?|civilian|civil|corpsman|equivalent|translate|match|skills|jobs? for|trabajos? (?:para|civil)|equivale|especialidad)\b/i;
/** Two digits and a K or D are money or days, unless the text is about work. */
const isAboutWork = (text: string) =>
  (codeWords.test(text) || /\b(?:jobs?|work|chambas?|trabajos?|empleos?)\b/i.test(text)) &&
  !/\b(?:tuition|costs?|days?|dollars|matr[ií]cula|cuesta|d[ií]as?|pays?|paga)\b|\$/i.test(text);

function occupationIn(text: string, plain: string): Found {
  const branch = branches.find(([name]) => name.test(plain))?.[1];
  const capital = text.toUpperCase();
  const grade = /\b([EOW])[- ]?(\d{1,2})\b/.exec(capital);
  const withoutGrade = grade ? capital.replace(grade[0], ' ') : capital;
  for (const [form, usual] of codeForms) {
    const [, code] = form.exec(withoutGrade) ?? [];
    if (code !== undefined && (!/^\d+[DK]$/.test(code) || isAboutWork(text)))
      return { code, branch: branch ?? usual };
  }
  const asked = codeWords.test(text) || branch !== undefined;
  const [, marine] = /\b(0\d{3}|[1-9]\d{3})\b/.exec(text) ?? [];
  if (
    marine !== undefined &&
    (branch === 'Marine Corps' ||
      (/\bmos\b/i.test(text) && !/^(?:19|20)\d\d$/.test(marine)) ||
      marine.startsWith('0')) &&
    !/^1606$/.test(marine)
  )
    return { code: marine, branch: branch ?? 'Marine Corps' };
  // Without a rate such as the 2 of `bm2`, small letters are a word.
  const [, rating] = asked
    ? (new RegExp(`(?:^|[\\s(])(${ratings})(?:[123]|C|CS|CM)?(?=[\\s,.?)]|$)`).exec(text) ??
      new RegExp(`(?:^|[\\s(])(${ratings})[123](?=[\\s,.?)]|$)`).exec(capital) ??
      [])
    : [];
  if (rating !== undefined && rating !== 'IT' && rating !== 'NC')
    return { code: rating, branch: branch === 'Coast Guard' ? branch : 'Navy' };
  if (rating !== undefined && (branch === 'Navy' || branch === 'Coast Guard'))
    return { code: rating, branch };
  return branch === undefined ? {} : { branch };
}

const nicknames: readonly (readonly [RegExp, string])[] = [
  [/\bpenn(?! state)\b|\bupenn\b/, 'University of Pennsylvania'],
  [/\bpenn state\b/, 'Pennsylvania State University'],
  [/\bucla\b/, 'University of California-Los Angeles'],
  [/\busc\b/, 'University of Southern California'],
  [/\bmit\b/, 'Massachusetts Institute of Technology'],
  [/\basu\b/, 'Arizona State University'],
  [/\bsnhu\b/, 'Southern New Hampshire University'],
  [/\bwgu\b/, 'Western Governors University'],
  [/\bumgc\b/, 'University of Maryland Global Campus'],
  [/\bnyu\b/, 'New York University'],
  [/\bsdsu\b/, 'San Diego State University'],
  [/\bfiu\b/, 'Florida International University'],
  [/\bucf\b/, 'University of Central Florida'],
  [/\butep\b/, 'The University of Texas at El Paso'],
  [/\butsa\b/, 'The University of Texas at San Antonio'],
  [/\btexas a and m\b|\btamu\b/, 'Texas A & M University'],
  [/\b(texas|virginia|georgia|louisiana) tech\b/, '$1 Tech University'],
  [/\bnotre dame\b/, 'University of Notre Dame'],
  [
    /\b(harvard|yale|stanford|cornell|duke|princeton|columbia|georgetown|syracuse|purdue|clemson|liberty|devry|drexel|villanova|tulane|baylor|howard|gonzaga|fordham|marquette|creighton|troy)\b(?! (?:springs|road|county|missouri|maryland|south))/,
    '$1 University',
  ],
  [/\bembry riddle\b/, 'Embry-Riddle Aeronautical University'],
];
const capitalWord = String.raw`[A-ZÁÉÍÓÚÑ][\p{L}'&.-]+`;
const schoolName = new RegExp(
  String.raw`((?:${capitalWord} ){1,5}(?:Community College|State University|State College|College|University|Institute(?: of Technology)?|Academy|Polytechnic|State)|(?:University|Universidad|College|Colegio|Instituto|Institute) (?:of |de |del )(?:la )?${capitalWord}(?: (?:at |of )?${capitalWord}){0,4})`,
  'u',
);
const leading =
  /^(?:Does|Do|Did|Is|Are|Can|Will|Would|Has|Have|What|How|Which|The|At|In|My|For|If|Going|Show|Tell|And|Or|Cost|Should) /;

/** What stands before `college` without being its name. */
const noSchoolName = new Set(
  (
    'a an the my your his her our their at in of on to for from is are was does do did can will has have had what which any some this that ' +
    'there how much many with and or like near find local nearest closest best good great cheap big small other another private public ' +
    'state city community junior online accredited four two year 4 2 vet vets veteran veterans military friendly foreign overseas religious ' +
    'real trade technical wifes husbands sons daughters kids spouses finish start attend go goes going into through pay pays paid use ' +
    'el la los las un una mi su en de del que cual para por con alguna otra buena universidad colegio'
  ).split(' '),
);
/** A school's name in small letters: `florida international university`, `university of tampa`. */
function lowerSchool(plain: string): string | undefined {
  const [, before, kind] =
    /\b((?:\w+ ){1,4})(community college|state university|state college|university|college|institute of technology)\b/.exec(
      plain,
    ) ?? [];
  const words = before?.trim().split(' ') ?? [];
  const name = words.slice(words.findLastIndex((word) => noSchoolName.has(word) || /\d/.test(word)) + 1);
  if (kind && name.length > 0) return [...name, kind].join(' ');
  const [whole, of] =
    /\b(?:university|universidad) (?:of|de) (?:la )?(\w{4,}(?: (?:texas|florida|dakota|carolina|mexico|state|rico))?)\b/.exec(
      plain,
    ) ?? [];
  return of && !noSchoolName.has(of) ? whole : undefined;
}

function schoolIn(text: string, plain: string): string | null {
  let [, name] = schoolName.exec(text) ?? [];
  while (name !== undefined && leading.test(name)) name = name.replace(leading, '');
  if (name !== undefined && /\S+ \S+/.test(name)) return name.trim();
  const lower =
    lowerSchool(plain) ??
    (/\b(?:yellowribbon|tuition|college|school|campus)\b/.test(plain)
      ? /\b(?:is|does|at|to|has) (?!my|the|in|out|a)(\w+ state)\b/.exec(plain)?.[1]
      : undefined);
  if (lower !== undefined) return lower.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  for (const [nick, full] of nicknames) {
    const [called, own = ''] = nick.exec(plain) ?? [];
    if (called !== undefined)
      return full
        .replace('$1', own)
        .replace(/(?<!['’])\b\p{L}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
  }
  return null;
}

const countries =
  'germany|japan|korea|south korea|italy|england|uk|spain|mexico|colombia|guam|philippines|canada|kuwait|afghanistan|iraq|poland|belgium|portugal|turkey|bahrain|qatar|thailand|vietnam|australia|france|costa rica|panama|peru|ecuador|chile|argentina|alemania|japon|corea|italia|inglaterra|espana|filipinas|canada|francia|republica dominicana|venezuela|honduras|guatemala|el salvador|brasil';
const trades =
  'electricians?|electricistas?|plumbers?|plomeros?|welders?|soldador(?:es)?|carpenters?|carpinteros?|hvac|mechanics?|mecanicos?|linem[ae]n|pipefitters?|machinists?|ironworkers?|roofers?|masons?|diesel|logistics|nurses?|teachers?|accountants?|firefighters?|paramedics?|truck drivers?|paralegals?|pharmacists?|dispatchers?|cooks?|chefs?|software developers?|police officers?|' +
  'logistica|enfermer[oa]s?|maestr[oa]s?|contador(?:es|as?)?|bomber[oa]s?|paramedicos?|camioner[oa]s?|choferes|chofer|cociner[oa]s?|programador(?:es|as?)?|policias?';
/** Trades in Spanish by what official lists and listings call them. */
const tradeNames: readonly (readonly [RegExp, string])[] = [
  [/^electricista/, 'electrician'],
  [/^plomero/, 'plumber'],
  [/^soldador/, 'welder'],
  [/^carpintero/, 'carpenter'],
  [/^mecanico/, 'mechanic'],
  [/^logistica$/, 'logistics'],
  [/^enfermer/, 'nurse'],
  [/^maestr/, 'teacher'],
  [/^contador/, 'accountant'],
  [/^bomber/, 'firefighter'],
  [/^paramedico/, 'paramedic'],
  [/^camioner/, 'truck driver'],
  [/^chofer/, 'driver'],
  [/^cociner/, 'cook'],
  [/^programador/, 'software developer'],
  [/^policia/, 'police officer'],
];
/** Fields and subjects in Spanish by what listings call them. */
const fields: readonly (readonly [RegExp, string])[] = [
  [/^enfermeria$/, 'nurs'],
  [/^contabilidad$/, 'account'],
  [/^soldadura$/, 'weld'],
  [/^plomeria$/, 'plumb'],
  [/^electricidad$/, 'electric'],
  [/^mecanica$/, 'mechanic'],
  [/^carpinteria$/, 'carpent'],
  [/^programacion$/, 'software'],
  [/^informatica$/, 'computer'],
  [/^ciberseguridad$/, 'cyber'],
  [/^seguridad$/, 'security'],
  [/^construccion$/, 'construction'],
  [/^ingenier/, 'engineer'],
  [/^ventas$/, 'sales'],
  [/^finanzas$/, 'financ'],
  [/^manufactura$/, 'manufactur'],
  [/^transporte$/, 'transport'],
  [/^(?:almacen|bodega)(?:es)?$/, 'warehouse'],
  [/^aviacion$/, 'aviation'],
  [/^administracion$/, 'admin'],
  [/^ensenanza$/, 'teach'],
  [/^salud$/, 'health'],
  [/^(?:curriculums?|curriculos?|curricula)$/, 'resume'],
  [/^entrevistas?$/, 'interview'],
  [/^ferias?$/, 'fair'],
  [/^tall(?:er|eres)$/, 'workshop'],
  [/^negocios?$/, 'business'],
  [/^vivienda$/, 'hous'],
  [/^familias?$/, 'famil'],
  [/^(?:estudiantes?|alumn[oa]s?)$/, 'student'],
  [/^caminatas?$/, 'hike'],
  [/^sueno$/, 'sleep'],
  ...tradeNames,
];
/** A word of a search in English. Undefined: it has no other. */
export const fieldOf = (word: string) => fields.find(([says]) => says.test(word))?.[1];
const drugs =
  /\b(sertraline|zoloft|prozac|fluoxetine|prazosin|lexapro|trazodone|ambien|gabapentin|wellbutrin|effexor|venlafaxine|seroquel|xanax|lithium|sertralina|fluoxetina)\b/;
const bodyParts =
  /\b(knees?|back|shoulders?|neck|ankles?|hips?|feet|hearing|ears?|tinnitus|migraines?|ptsd|tbi|anxiety|depression|apnea|sleep apnea|sciatica|rodillas?|espalda|hombros?|cuello|tobillos?|cadera|oidos?|migranas?|tept|ansiedad|depresion|apnea del sueno)\b/g;
const chapters: readonly (readonly [RegExp, number | string])[] = [
  [
    /\b(?:ch)?160[67]\b(?! (?:dollars|a (?:month|year)|al (?:mes|ano)))|\b(?:reserve|reserva|selected reserve|guard)\b.*\bgibill\b|\bgibill\b.*\b(?:reserve|reserva|guard|guardia)\b|\bmgib sr\b/,
    1606,
  ],
  [/\bch35\b|\bdea\b/, 35],
  [/\bch31\b|\bvre\b/, 31],
  [/\bch30\b|\bmontgomery\b/, 30],
  [/\bch33\b|\bpost911\b/, 33],
];
const times: readonly (readonly [RegExp, string])[] = [
  [/\b(?:three quarters?|3 4|tres cuartos)\b/, 'three quarter'],
  [/\b(?:less than half|menos de la mitad)\b/, 'less than half'],
  [/\b(?:half ?time|half|medio tiempo|part ?time|mitad)\b/, 'half'],
  [/\b(?:full ?time|tiempo completo)\b/, 'full'],
];

const tens: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'one hundred': 100,
  'a hundred': 100,
  hundred: 100,
  diez: 10,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
};
const percentWords = new RegExp(`\\b(${Object.keys(tens).join('|')}) (?=percent\\b)`, 'g');

/** What a question already says, by name. */
export function slotsIn(text: string, today: string): AssistantSlots {
  const base = plainWords(text).replace(percentWords, (_, word: string) => `${tens[word]} `);
  const plain = named(base);
  const found: Found = {};
  const [, zip] =
    /(?<![$\d.,-])\b(\d{5})(?:-\d{4})?\b(?! ?(?:dollars|dolares|usd|a year|al ano|per year))/.exec(text) ??
    [];
  const tuition =
    /\b(\d{4,6})(?:\.\d+)? ?(?:dollars|dolares|usd)\b/.exec(plain)?.[1] ??
    /\b(\d{1,3}(?:\.\d)?) ?(?:k|mil|grand|thousand)\b/.exec(plain)?.[1] ??
    /\b(?:cuesta|vale|cobran?|sale en|costs?|charges?|runs|tuition is|tuition of|matricula (?:es )?de) (?:about |como |unos )?(\d{4,6})\b/.exec(
      plain,
    )?.[1] ??
    /\b(\d{4,6}) (?:(?:a|per|each|every) year|yearly|(?:al|por|cada) ano|anual(?:es)?)\b/.exec(plain)?.[1] ??
    null;
  if (
    tuition !== null &&
    /\b(?:college|school|tuition|university|private|matricula|universidad|escuela|colegio|cuesta|costs?|owe|privada)\b/.test(
      plain,
    )
  ) {
    const amount = Number(tuition);
    found['tuition'] = amount < 1000 ? amount * 1000 : amount;
  } else if (zip !== undefined) found['zip'] = zip;

  Object.assign(found, spansIn(plain));
  const [, retired] = retiredYear.exec(plain) ?? [];
  const [, separated] = yearAfter.exec(plain) ?? [];
  const day = dayIn(base, text, today);
  if (retired && !day) found['retirementYear'] = Number(retired);
  else if (day && left.test(plain)) found['separationDate'] = day;
  else if (separated) found['separationYear'] = Number(separated);
  else {
    const [, year] = /\b(20[0-4]\d|19[89]\d)\b/.exec(plain) ?? [];
    if (
      year &&
      /\b(?:gibill|expire|vence|bence|vencer|benefits?)\b/.test(plain) &&
      Number(year) <= Number(today.slice(0, 4))
    )
      found['separationYear'] = Number(year);
    else if (year && !day && Number(year) > Number(today.slice(0, 4)) - 3) found['year'] = Number(year);
  }

  const grade = /\b([eow]) ?(\d{1,2})\b/.exec(plain);
  if (
    grade &&
    /\b(?:skillbridge|army|navy|marines?|air force|as an? |rank|soy)\b|\be ?\d\b/.test(plain) &&
    !/\be 5 with\b/.test(plain)
  )
    found['grade'] = `${grade[1]!.toUpperCase()}-${grade[2]}`;
  Object.assign(found, occupationIn(text, plain));
  // Somebody's own paths through school and housing name no occupation.
  const school = schoolIn(text, plain);
  if (school !== null) found['school'] = school;

  const place = placeIn(text, plain);
  const [, country] =
    new RegExp(`\\b(?:from|in|desde|en|overseas in|stationed in) (${countries})\\b`).exec(plain) ?? [];
  if (country !== undefined)
    found['country'] = country.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  if (place && school === null && country === undefined) {
    if (place.city !== undefined) found['city'] = place.city;
    found['state'] = place.state;
  }

  // `80 with a wife`, `compensation at 40`: ratings are tens, and people leave the sign out.
  const percent =
    /\b(\d{1,3}) ?(?:percent|pct|por ?ciento)\b/.exec(plain)?.[1] ??
    /\b([1-9]0|100) (?:(?:con|with|and|y) )?(?:(?:a|my|mi) )?(?:wife|husband|spouse|married|single|esposa|esposo|casad[oa]|solter[oa]|sin hijos|no kids)\b/.exec(
      plain,
    )?.[1] ??
    /\b(?:compensation|disability|compensacion|discapacidad) (?:pay )?(?:at |de |of |del |al )([1-9]0|100)\b(?! ?(?:days?|months?|years?|dias?|mes))/.exec(
      plain,
    )?.[1];
  const isTier =
    /\b(?:bah|housing|mha|vivienda|tuition|school|college|gibill|post911|matricula)\b/.test(plain) ||
    school !== null;
  if (percent !== undefined && Number(percent) <= 100) {
    if (isTier && !/\b(?:disab|rating|compens|va pay|discapacidad)\w*/.test(plain))
      found['tier'] = Number(percent);
    else found['rating'] = Number(percent);
  }
  if (found['rating'] !== undefined) {
    if (/\b(?:wife|husband|spouse|married|esposa|esposo|casad[oa]|conyuge|pareja)\b/.test(plain))
      found['dependents'] = 'spouse';
    else if (
      /\b(?:single|alone|no kids|no dependents|solter[oa]|solo|sin dependientes|sin hijos)\b/.test(plain)
    )
      found['dependents'] = 'none';
  }
  const chapter = chapters.find(([name]) => name.test(plain))?.[1];
  if (chapter !== undefined) found['chapter'] = chapter;
  const time = times.find(([name]) => name.test(plain))?.[1];
  if (
    time !== undefined &&
    (chapter !== undefined || /\b(?:gibill|rates?|pays?|paga)\b/.test(plain)) &&
    time !== 'full'
  )
    found['time'] = time;
  if (
    /\b(?:all|fully|entirely|only|100 percent|todo|totalmente|solo)\b.*\bonline\b|\bonline (?:only|school|student)\b/.test(
      plain,
    ) &&
    !/inperson/.test(plain)
  )
    found['mode'] = 'online';
  if (
    /\b(?:clearance|top secret|ts sci|secret)\b/.test(plain) &&
    /\b(?:jobs?|trabajos?|listings?|work)\b/.test(plain)
  )
    found['clearance'] = 'yes';
  const [trade] = new RegExp(`\\b(?:${trades})\\b`).exec(plain) ?? [];
  if (trade !== undefined)
    found['trade'] = tradeNames.find(([says]) => says.test(trade))?.[1] ?? trade.replace(/(?<!c)s$/, '');
  if (/\b(?:bilingual|bilingues?|spanish speaking|que hablen espanol)\b/.test(plain))
    found['language'] = 'es';
  const [, drug] = drugs.exec(plain) ?? [];
  if (drug !== undefined) found['drug'] = drug;
  const parts = [...new Set([...plain.matchAll(bodyParts)].map(([part]) => part))];
  if (parts.length > 0 && /\b(?:rat(?:ed?|ing)|claim|condition|calific|reclam|percent)\w*/.test(plain))
    found['conditions'] = parts.join(', ');
  const person = personIn(text);
  if (person !== null) found['person'] = person;
  const facility =
    /\b((?:(?!The\b|Is\b|Does\b|What\b|Where\b|Will\b|Can\b|El\b|La\b|Near)[A-Z]\p{L}+ ){1,3})(?:VA|VAMC|Vet Center|clinic)\b/u
      .exec(text)?.[1]
      ?.trim() ?? /\bVA (?:de|of|in) (?:la )?([A-Z]\p{L}+(?: [A-Z]\p{L}+)?)\b/u.exec(text)?.[1];
  if (
    facility !== undefined &&
    !/^(?:The|El|La|Un|Una|Los|De|Is|Does|My|What|Will|Can|Nearest|Near|At|How|Do|I|Are)$/.test(facility)
  )
    found['name'] = facility;
  return found;
}

const notNames = new Set(
  'Sgt Sergeant Capt Captain Lt Lieutenant Maj Major Col Colonel Chief Cpl Corporal Gunny Mr Mrs Ms Dr Sargento Capitán Coronel Señor Señora What Where When Who How Why Is Are Do Does Did Can Could Will Would Should Give Show Tell The My Dame Quiero Necesito Los Las San Santa Fort Camp El La New North South West East Space Air Marine Coast National Military Veterans Crisis Line Yellow Boots Guard Army Navy United States American VA GI Bill Joint Health Care Home Loan Post Higher Level Review Montgomery Fry Scholarship Purple Heart Vet Center Social Security Real Top Secret Battle Buddy Guardia Nacional Fuerza Línea Cruz'.split(
    ' ',
  ),
);
const ranks =
  'pvt|pfc|spc|specialist|cpl|corporal|sgt|sergeant|ssgt|ssg|tsgt|msgt|smsgt|cmsgt|sfc|msg|sgm|gysgt|lcpl|lt|lieutenant|capt|captain|maj|col|airman|seaman|private|gunny|soldado|sargento|cabo|teniente|capitan';
/** Somebody by rank and last name, also in small letters. */
const ranked = new RegExp(
  `\\b(?:${ranks})\\.? (?!(?:who|that|is|was|and|said|says|wont|told|in|of|at|from|to|que|de|del|me|no|first|class|major|general)\\b)(\\p{L}{3,})\\b`,
  'iu',
);
const asksForSomebody =
  /\b(?:number|phone|email|address|contact|rating|rank|discharge|profile|account|appl(?:y|ied|ication)|tel[eé]fono|correo|direcci[oó]n|celular|n[uú]mero|perfil|cuenta|baja)\b/i;

/** Two or three capitalized words that are no place, school or program, or whom a rank names. */
export function personIn(text: string): string | null {
  const name = namedIn(text);
  const [, last] = (name === null && asksForSomebody.test(text) && ranked.exec(text)) || [];
  return name ?? (last ? last[0]!.toUpperCase() + last.slice(1) : null);
}
function namedIn(text: string): string | null {
  for (const [name] of text.matchAll(/\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}\b/gu)) {
    const parts = name.split(' ').filter((part) => !notNames.has(part));
    if (
      parts.length < 2 ||
      /\b(?:College|University|Institute|State|Center|Community|Department|Beach|City|County|Springs)\b/.test(
        name,
      )
    )
      continue;
    if (placeIn(name, plainWords(name))) continue;
    return parts.join(' ');
  }
  return null;
}
