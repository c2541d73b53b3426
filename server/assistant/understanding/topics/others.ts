import { words } from './rule.ts';
import type { Rule } from './rule.ts';

/** Somebody tries to change what the assistant is. */
const orders = words`
  (?:ignore|ignora|ignorar|disregard|forget|olvida|override|bypass|skip|salta|drop|dump|discard|scrap|break|deja|descarta|set aside|put aside)\w* (?:de )?(?:all |todas? |any |every |cualquier )?(?:of )?(?:the |your |tus |sus |las |los |previous |prior |these |anterior\w* )*(?:instruction|rule|prompt|regla|instruccion|guideline|limit|restriction|safety|filter|filtro|policy|politica) /
  (?:system|hidden|secret|initial|your) prompt / (?:text|words|message|lines?|instructions?) (?:that )?(?:you were|youve been|you got) (?:given|told|sent) /
  (?:prompt|instrucciones) (?:del sistema|ocult|secret|intern) / (?:tus|sus) instrucciones /
  (?:you are|youre|eres|seras|be) (?:now |ahora |a partir de ahora )?(?:dan|debugbot|root|jailbr|unrestricted|developer mode|an? (?:unfiltered|va rater|rater|hacker|different)|un (?:evaluador|hacker)) /
  (?:you are|eres) \w+bot / pretend (?:you|im|i am|that) /
  (?:repeat|print|output|copy|repite|copia|imprime) (?:back |me |out )?(?:the |all |all the |everything |your |las |el |lo |todo )*(?:words?|text|message|above|palabras|texto|de arriba|anterior) /
  finge que /
  (?:act|pretend|behave|respond|actua|finge|responde|comportate) (?:as|like|to be|como|que eres|ser)\s /
  (?:from now on|de ahora en adelante|a partir de ahora|desde ahora) /
  (?:developer|debug|god|admin|dev|desarrollador) mode|modo (?:desarrollador|debug|dios|admin) /
  (?:print|show|reveal|repeat|give me|tell me|dime|muestra\w*|revela\w*|imprime|dame) (?:me )?(?:la |el |the |your |tu |tus |su |all |all your |any )*(?:\w+ )?(?:password|api key|secret key|keys?|contrasena|clave|token|credential|source code|codigo fuente|rules|reglas|instructions|instrucciones|configuration|database|base de datos) /
  (?:sin|without|dont|no) (?:mas |show |citing |cite |citar |give |pongas |muestres )?(?:any )?(?:sources?|fuentes?)\b /
  new (?:rule|instruction)s?\b|nuevas? (?:regla|instruccion) /
  no (?:rules|restrictions|limits) (?:apply|mode) / jailbreak
`;
/** A text that somebody else wrote, put into a question. */
const quoted =
  /\[(?:pasted|copied|pegado|copiado)|\bnote to (?:the )?(?:ai|assistant|bot)|\bnota (?:para|a) (?:la )?ia\b|\b(?:page|listing|resume|email|message|letter|ad|website|post|flyer|document|pdf|pagina|anuncio|curriculum|cv|correo|mensaje|carta|documento)\b[^.?!]{0,30}\b(?:says?|reads?|dice|pone)\b|<!--|^\s*(?:translate|traduce|traduzca|summarize|resume|resuma)\b[^:]{0,40}:|\bai\s*[,:]\s|["'“«][^"'”»]*\b(?:assistant|asistente|ai|ia)\b[^"'”»]*["'”»]/i;
const orderInQuote =
  /\b(?:assistant|asistente|ai|ia|bot|chatbot)\b[^.?!]{0,60}\b(?:must|should|debe|has to|tiene que|approve|aprueba|mark|tell|say|di|dile|ask|hire|rank|delete|borra|send|manda|ignore|ignora|recommend|recomienda)\b|note to (?:the )?(?:ai|assistant)|nota (?:para|a) (?:la )?ia|ignore (?:all |the |your )?(?:previous|prior|above)|ignora (?:las|tus|todas)|<!--/i;

/** What somebody else wrote, and what remains of the question without it. */
export function withoutQuote(text: string): { isInjected: boolean; rest: string } {
  if (!quoted.test(text) || !orderInQuote.test(text)) return { isInjected: false, rest: text };
  const rest = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/["“«][^"”»]*["”»]/g, ' ')
    .replace(/(?<=[\s:])'[^']*'/g, ' ')
    .replace(/\b(?:note to (?:the )?(?:ai|assistant|bot)|nota (?:para|a) (?:la )?ia)\b[^.]*\.?/gi, ' ');
  return { isInjected: true, rest };
}

const people =
  '(?:other|another|otros?|otras?|demas|rest of the) (?:candidates?|applicants?|veterans?|users?|people|members?|candidat\\w+|solicitantes?|veteran\\w+|usuari\\w+|personas?|vets)';
const everyone =
  '(?:every|all|all the|list|each|todos? los|todas? las|cada|lista de(?: los)?|names? of(?: the| all)?) (?:\\w+ )?(?:marines?|soldiers?|sailors?|airm[ae]n|vets?|veterans?|users?|people|members?|candidates?|applicants?|accounts?|infantes?|veteran\\w+|usuari\\w+|personas|miembros|candidat\\w+|solicitantes|employees|patients?|pacientes)';
const secrets =
  '(?:e ?mails?|phones?|phone number|telefonos?|numero|address|direccion|correos?|ssn|social security|discharge|baja|ratings?|calificacion|status|salary|salario|profile|perfil|record|expediente|diagnosis|application|solicitud|birthday|medical|claim|where .* lives?|donde vive)';

/** Orders to the assistant, other people, anger and politics. */
export const others: readonly Rule[] = [
  { intent: 'ignore-rules', says: orders },
  {
    intent: 'other-person',
    says: words`
      (?:tell|give|show|dime|dame|lista|di) (?:me )?(?:their|all the|sus|los|todos los) (?:\w+ )?(?:names?|nombres?|emails?|numbers?|numeros) /
      (?:a )?quien(?:es)? (?:mas )?(?:le|les|se) (?:lo )?(?:dieron|escogieron|contrataron|aceptaron|eligieron) /
      (?:what|where|which|que|donde|a que) (?:did |does |has |have |is )?(?:he|she|they|ella|ellos|ellas) (?:appl|aplic|solicit)\w* /
      who (?:else )?(?:got (?:the|that|this|it)|was (?:given|offered|hired|picked|chosen)|did they (?:hire|pick|choose|accept)) /
      (?:who else|quien mas|quienes mas)\b.*(?:appl|candidat|solicit|rated|here) / ${people}.* /
      who (?:is|was|are|were) (?:the |that )?(?:other )?(?:veterans?|person|people|candidates?|applicants?|users?|guy|woman|man)\b /
      quien (?:es|fue|era) (?:el|la|los) (?:otr\w+ )?(?:veteran\w+|persona|candidat\w+|solicitante|usuari\w+) /
      (?:names?|nombres?) (?:of|de)\b.*(?:veterans?|users?|people|members|candidates|veteran\w+|usuari\w+|personas|candidat\w+) /
      (?:which|what|any|how many|que|cuales|cuantos) (?:\w+ )?(?:veterans?|vets?|users?|people|members?|candidates?|soldiers?|marines?|veteran\w+|usuari\w+|personas)\b.*(?:here|in my|near|on (?:this|here|vetsync)|aqui|en mi|cerca)\b /
      ${everyone}\b
    `,
    and: words`
      ${secrets} / show / list / see / who / give / name / nombre / dame / muestr / ver / lista / quien / nombres / dieron / download / export / contact / appl / solicit / compare / have / has\b / tienen
    `,
    but: words`
      how many months / can i use / benefits for / is there help / help for / meet / conocer / jobs? for /
      programs? for / group / community
    `,
  },
  {
    intent: 'other-person',
    says: words`
      ${secrets} / applied / is .* (?:on here|a veteran|registered) / look up / find / busca / solicito / esta .* (?:aqui|registrad) / know about / sabes de / still (?:in|alive|married)
    `,
    slot: 'person',
  },
  {
    intent: 'other-person',
    says: words`
      (?:what|whats|show|give|tell|read|check|open|see|dame|dime|cual|muestra\w*|lee|abre|ver)\b.*\b(?:his|her|their|my (?:wife|husband|ex|buddy|friend|sergeant|neighbor|boss|coworker|roommate|brother|sister)s?|mi (?:ex|esposa|esposo|amig[oa]|vecin[oa]|jefe|companer[oa]|sargento)|su|de mi (?:ex|esposa|esposo|vecin[oa]|jefe|amig[oa]|companer[oa]))\b.*
    `,
    and: words`
      (?:messages?|mensajes?|password|contrasena|email|correo|phone|telefono|rating|calificacion|medical|appointments?|citas?|appl\w+|solicit\w*|aplic\w*|profile|perfil|address|direccion|account|cuenta|diagnos|discharge)
    `,
    but: words`
      i get / do i / can i get / tricare / insurance / gibill / benefit / seguro / caregiver / cuidador /
      how do (?:i|we) (?:send|write) / va claim
    `,
  },
];
