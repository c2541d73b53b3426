import type { AssistantIntent, AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import { words } from './rule.ts';

const timeWords = words`
  how (?:long|early|late|soon|fast|far) / whens?\b / deadline / cut ?off / due (?:date|by) / too late /
  last day (?:to|for|of) / latest / how many (?:days|months|years) / still / expire / until / by when /
  time limit / limit / days? (?:left|to) / \w+ ago\b / gap / in time / window / missed / ends?\b /
  till\b / r[ua]ns? out / cuantos (?:dias|meses|anos) / cuanto (?:tiempo|dura|antes) / cuando / plazo / vence / bence / caduca / todavia / aun\b / hasta / tarde /
  ultimo dia / limite / dura\b / se me paso / hace \d / termina\b / fecha /
  puedo (?:pasar|seguir|dejar|conservar|transferir) / can i (?:stop|keep|cancel|drop) / do i have to /
  to (?:go back|return) / pierdo / lose my / conservar / que hago / gratis .*cuando
`;
const plans = words`
  what (?:do|should|must) i (?:have to |need to )?do\b.*(?:when|before|out|first)? /
  (?:what|which) (?:dates|deadlines|steps|comes|should) / deadlines? (?:do|should|matter|apply) /
  first steps? / should i do (?:first|now|before) / do first / que hago primero / check ?list / to ?do(?: list)? / timeline /
  que fechas / que (?:debo|tengo que|hay que|necesito) hacer / primeros pasos /
  lista de (?:pasos|cosas|fechas) / where do i start / por donde empiezo / plan\b / calendar / calendario /
  que plazos / cuales (?:plazos|fechas|son (?:los|mis) plazos) / what do i need / que sigue / whats next /
  what do i (?:do|lose) / prepare / prepararme / all (?:my )?(?:deadlines|dates) / todas (?:las|mis) fechas /
  getting ready
`;
const spouse = words`
  im (?:a|the|an army|a navy|a military) (?:\w+ )?(?:spouse|wife|husband) /
  i am (?:a|the) (?:\w+ )?(?:spouse|wife|husband) /
  (?:my|mi) (?:husband|wife|spouse|esposo|esposa|marido) (?:gets?|is getting|separates?|retires?|leaves?|sale|se retira|deja|termina) /
  soy (?:la |el )?(?:esposa|esposo|conyuge) / as a (?:military )?(?:spouse|wife) / (?:he|she) gets out /
  (?:husband|wife|spouse|espos[oa]|marido)\b.*\b(?:gets? out|getting out|retires?|retiring|separates?|separating|leaves|ets|sale|se retira|termina) /
  as (?:a |the |his |her )?spouse / como (?:su )?(?:esposa|esposo|conyuge) /
  cuando (?:el|ella|mi espos[oa]) salga
`;
const payWords = words`
  how much / what (?:is|are|does|do)\b.*(?:pay|rate|amount|worth) / pays?\b / rates?\b / amount / monthly /
  per month / a month / cuanto / paga / tarifa / cantidad / al mes / mensual / subir / aumento / raise\b /
  cola\b / increase
`;

export interface FoundFact {
  id: string;
  hard: boolean;
  due: boolean;
  score: number;
}

/** Which kind of question about a fact it is. */
export function intentOfFact(
  plain: string,
  slots: AssistantSlots,
  fact: FoundFact | undefined,
): AssistantIntent {
  const dated = slots['separationDate'] !== undefined || slots['separationYear'] !== undefined;
  if (spouse.test(plain) && (plans.test(plain) || (dated && slots['separationDate'] !== undefined)))
    return 'spouse';
  if (
    plans.test(plain) &&
    (slots['separationDate'] !== undefined ||
      slots['retirement'] !== undefined ||
      slots['daysLeft'] !== undefined ||
      fact === undefined ||
      fact.id.startsWith('timeline:tap-initial'))
  )
    return 'plan-timeline';
  if (!fact) return 'unknown';
  if (fact.id.startsWith('crisis:vcl')) return 'crisis-info';
  const isRate = /^benefits:(?:rate-|comp-20)/.test(fact.id);
  if (isRate && (payWords.test(plain) || slots['rating'] !== undefined))
    return slots['days'] !== undefined || slots['tuition'] !== undefined ? 'calc' : 'rate';
  if (
    fact.id.startsWith('timeline:') &&
    dated &&
    timeWords.test(plain) &&
    !(slots['separationYear'] !== undefined && Number(slots['separationYear']) >= 2013)
  )
    return 'deadline-date';
  const isTimed = fact.id.startsWith('timeline:')
    ? fact.due || fact.hard
    : /^benefits:(?:expiry|vre-limit|comp-one-year)/.test(fact.id);
  const asksWhen =
    fact.id.startsWith('timeline:') &&
    /\b(?:when (?:do|can|is|must)|how long|how early|cuando|cuanto tiempo|plazo)\b/.test(plain);
  return (isTimed && (timeWords.test(plain) || slots['serviceDays'] !== undefined)) || asksWhen
    ? 'deadline-fact'
    : 'fact';
}
