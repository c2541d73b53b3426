import { words } from './rule.ts';
import type { Rule } from './rule.ts';

const mine = '(?:my|mi|mis|our|me|i|yo|nuestra?)';

/** What the person has here, and what they want done or written. */
export const own: readonly Rule[] = [
  {
    intent: 'own-data',
    says: words`
      (?:when|what time|where|next|upcoming|cuando|a que hora|donde|proxima|siguiente)\b.*\b(?:${mine}) ?(?:next |upcoming |proxima |siguiente )?(?:\w+ )?(?:appointments?|appt|citas?|interviews?|entrevistas?) /
      (?:my|mis?|proximas?) (?:next |upcoming |proximas? )?(?:appointments?|appts?|citas?|interviews?|entrevistas?)\b /
      (?:what time|when|where|a que hora|cuando|donde) (?:is|es|are|s) (?:my|mi|lo) (?:\w+ )?(?:thing|meeting|call|session|visit|slot|reunion|sesion|llamada|de manana)\b /
      (?:do i have|tengo)\b.*(?:appointments?|citas?|interviews?|entrevistas?)\b
    `,
    but: words`
      cancel / reschedule / change / move / cambiar / cancelar / book / make / pedir / hacer / travel /
      reimburs / mileage
    `,
  },
  {
    intent: 'own-action',
    says: words`
      (?:delete|remove|close|erase|deactivate|withdraw|cancel|take back|pull|change|edit|update|hide|turn off|stop|unsubscribe|reschedule|retirar|borra\w*|elimina\w*|cierra|cerrar|cancela\w*|cambia\w*|editar|actualiza\w*|ocultar|oculta|desactivar|quitar|reprogramar|reset|restablecer)\b.*\b(?:my|mi|mis|the|el|la|an?|una?)\b.*\b(?:account|cuenta|application|solicitud\w*|aplicaci\w+|postulaci\w+|profile|perfil|e ?mail|correo|password|contrasena|notifications?|notificaciones|appointments?|citas?|interview|data|datos|resume|curriculum|photo|foto|conversation|conversaciones|chat|messages?|mensajes?|phone number|username|language|idioma|name on)\b /
      ^(?:delete|close|borrar|eliminar|cerrar) (?:my |mi )?(?:account|cuenta) / download my data /
      descargar mis datos / sign me out / log me out / (?:apply|solicit\w+|aplicar) (?:for me|por mi) /
      send my (?:resume|application) / book (?:me )?(?:an? )?(?:appointment|interview)
    `,
    but: words`deers / dd214 / va\.gov / mypay / gibill / bank / direct deposit`,
  },
  {
    intent: 'own-data',
    says: words`
      (?:status|state|progress|news|estado) (?:of|on|about|de|sobre)\b.*(?:my|mi|mis)\b.*(?:applications?|solicitud\w*|job|degree|program|programa|trabajo|universidad) /
      (?:my|mis?) applications? / mis? solicitud\w* /
      why (?:was|were|did|am) (?:i|they|my\b.*)\b.*(?:rejected|reject|turned down|denied the job|not (?:hired|selected|accepted|picked)) /
      por que (?:me )?(?:rechazaron|no me (?:aceptaron|contrataron|eligieron)|fui rechazad) /
      (?:did|has|have) (?:they|anyone|anybody|someone|the \w+|\w+)\b.*(?:read|look\w*|view\w*|seen?|open\w*|answer\w*|reply|replied|respond\w*|decide\w*)\b.*(?:my|me)\b /
      who (?:saw|has seen|viewed|looked at|read|can see|sees|opened|visited)\b.*(?:my|me)\b /
      quien (?:vio|ha visto|puede ver|miro|ve|leyo|reviso)\b.*(?:mi|mis|me)\b /
      what (?:have|did) i (?:applied|apply|save|saved|send|sent|sign up) /
      a que (?:he )?(?:aplique|solicite|aplicado|solicitado) /
      how (?:is|are|complete is) my (?:profile|applications?) / como va(?:n)? mis?\s /
      (?:did|was) i (?:accepted|get the job|get in|get accepted) / (?:get|got|gotten|getting) back to me\b / (?:hear|heard) (?:anything |back )?(?:from|about) (?:the|them|that|my|it)\b / (?:any|no) (?:word|news|answer|response|reply) (?:yet|from (?:the|them|that))\b /
      (?:hay|alguna?|sin) (?:noticias?|respuesta|novedad\w*) (?:de|sobre) (?:mi|lo|la|el)\b /
      me (?:han |ha )?(?:aceptaron|contestaron|respondieron|contestado|respondido) /
      my (?:saved|profile|messages|offers?|notifications?)\b /
      mis? (?:mensajes|perfil|ofertas?|notificaciones|guardad\w+)\b /
      what (?:do|does) (?:you|vetsync|my profile) (?:know|have|say) (?:about|on) me /
      que (?:sabes|sabe|tiene\w*) (?:de|sobre) mi
    `,
    but: words`rewrite / write / improve / reescrib / mejora / claim`,
  },
  {
    intent: 'writing',
    says: words`
      (?:rewrite|reword|write|draft|improve|polish|proofread|translate|fix|edit|shorten|help (?:me )?(?:with|write)|make) (?:me )?(?:a |my |an |this |up )?(?:\w+ ){0,3}(?:resume|bullets?|cover letter|eval|ncoer|oer|fitrep|linkedin|summary|email to|thank you|bio|elevator|letter|message to|essay|personal statement) /
      (?:reescrib\w*|escrib\w*|redact\w*|mejora\w*|corrig\w*|traduc\w*|arregl\w*|haz\w*|ayud\w* con)\b.*(?:curriculum|cv|resume|hoja de vida|carta|vineta|evaluacion|linkedin|mensaje|correo|ensayo|perfil|resumen) /
      translate my (?:mos|skills|experience|job)\b.*(?:civilian|resume)
    `,
    but: words`nexus / claim / va\b.*statement`,
  },
];

/** What is wrong with a payment or a claim at VA. */
export const ownCases: readonly Rule[] = [
  {
    intent: 'own-case',
    says: words`
      (?:why|where|por que|donde)\b.*(?:my|mi|mis|i|me)\b.*(?:housing|bah|mha|payment|pay|money|check|benefit|vivienda|pago|dinero|cheque|deposit|deposito)\b.*(?:lower|less|late|missing|short|stopped|this month|not|yet|gone|bajo|menos|tarde|falta|llego|llegado|este mes|no ) /
      (?:why|where|por que|donde) (?:is|was|did|are|esta|no llego|me pagaron|bajo|me llego|no me)\b.*(?:my|mi|menos)\b.*(?:housing|bah|mha|payment|pay\b|money|check|vivienda|pago|dinero|cheque|deposito|lower|less) /
      va says i owe / i owe va / debo dinero a va /
      my (?:claim|appeal|coe|application with va)\b.*(?:status|stuck|pending|where) /
      mi reclamo\b.*(?:estado|como va|pendiente|atascado) / did va (?:get|receive) /
      (?:bajaron|bajo|menos|falta|faltan|no llego|no ha llegado|tarde|redujeron|cut|lowered|reduced|short)\b.*(?:pago|vivienda|dinero|deposito|housing|bah|payment)\b.*(?:mes|month|por que|why) /
      me pagaron (?:menos|mal|tarde) / no me (?:han )?(?:pagado|llego|depositaron)
    `,
  },
  {
    intent: 'options',
    says: words`
      (?:claim|reclamo|appeal|decision|va)\b.*(?:was |got |is |been |fue |me lo )?(?:denied|rejected|negad|negaron|rechazad|rechazaron) /
      (?:denied|rejected|negaron|rechazaron)\b.*(?:claim|reclamo|va\b) / what are my options /
      (?:denied|negaron|negado)\b.*(?:tdiu|increase|benefits?|disability|rating|beneficios?|aumento|discapacidad)\b.*(?:what|now|next|options|que) /
      turned (?:me |my \w+ )?down\b.*(?:claim|va) / (?:va|claim)\b.*turned (?:me |my |it )?(?:\w+ )?down /
      que opciones / disagree with (?:the |va|my ) / no estoy de acuerdo / lost my appeal
    `,
    but: words`how long / cuanto tiempo / deadline / plazo`,
  },
];
