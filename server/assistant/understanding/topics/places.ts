import { words } from './rule.ts';
import type { Rule } from './rule.ts';

/** What is looked up by place or name: housing, VA, representatives, events, schools. */
export const places: readonly Rule[] = [
  {
    intent: 'rate-by-zip',
    says: words`housing / bah / mha / vivienda / rent money / allowance / alojamiento / renta`,
    slot: 'zip',
  },
  {
    intent: 'rate-by-zip',
    says: words`housing / bah / mha / vivienda / rent money / allowance`,
    slot: 'school',
  },
  {
    intent: 'rate-by-zip',
    says: words`
      (?:how much|cuanto|what|rate|tarifa)\b.*(?:bah|mha|housing|vivienda) /
      (?:bah|mha|housing|vivienda)\b.*(?:rate|tarifa|how much|cuanto)
    `,
    slot: 'city',
  },
  {
    intent: 'facility',
    says: words`
      (?:va |the )?(?:er|emergency room|sala de emergencia\w*)\b / vetcenter / (?:vet|veteran|veterans|readjustment|combat) counsel\w+ /
      va (?:hospital|clinic|medical center|medical) / clinica / hospital / vamc / clinic\b / regional office /
      cemetery / cementerio / benefits office / oficina (?:de|regional) / va office / centro medico /
      urgent care / nearest va / closest va / va (?:near|close|nearby) / va mas cerca / pharmacy / farmacia
    `,
    and: words`
      near / nearest / closest / close / where / around / open / hours / phone / address / directions /
      in \w+ / cerca / cercan / donde / abiert / abre / horario / hora / direccion / telefono / weekend /
      find / busc / \d{5}
    `,
    but: words`
      crisis line / enrolled / inscrit / bill\b / pay for / paga / help me with my claim /
      ayuda\w* (?:\w+ )?con mi reclamo / vetcenter (?:is|cost|free) / jobs?\s / trabajos?
    `,
  },
  {
    intent: 'representative',
    says: words`
      (?:who|where|someone|somebody|anyone|quien|donde|alguien)\b.*(?:help|assist|ayud|file)\w*\b.*(?:claim|reclamo|appeal|apel|va paperwork|disability) /
      (?:find|need|want|get|busc\w*|necesit\w*|quiero|encuentr\w*)\b.*(?:vso|representative|representante|service officer|claims? agent|oficial de servicio|agente) /
      (?:vso|accredited|acreditad|service officer)\b.*(?:near|in|cerca|around|find|who|en|quien|donde) /
      free help (?:with|filing|to file)\b / help (?:me )?fil(?:e|ing)\b / (?:quien|alguien) (?:me )?(?:llena|lleva|hace|prepara|completa|presenta)\b.*(?:reclamo|papeles|solicitud de va) / ayuda gratis con (?:mi |el )?(?:reclamo|apelacion) /
      (?:dav|vfw|american legion|legion)\b.*(?:near|help|claim|cerca|office) /
      pay (?:someone|a company|somebody|them)\b.*claim / claim shark
    `,
    but: words`name one before`,
  },
  {
    intent: 'event',
    says: words`
      events?\b / eventos?\b / job fairs? / career fairs? / feria / workshops? / webinars? / meetups? /
      taller(?:es)?\b / seminar / hiring fair / networking / class(?:es)? (?:near|in|next) /
      clases? (?:cerca|en) / (?:bootstobusiness|tap)\b.*(?:near|next month|class|cerca|proximo) /
      stand ?down / support group / grupo de apoyo / whats happening / this weekend / este fin de semana
    `,
    but: words`
      life event / qualifying / online class / drop / core days / housing / vivienda / how many days /
      gibill / vetcenter / law / tap class(?:es)?$ / open
    `,
  },
  {
    intent: 'school',
    says: words`
      yellowribbon / tuition / graduat / credits? / cost / accept / good / caution / veteran / matricula /
      cuesta / acept / gradua / creditos / lugares / spots? / program / online / approved / aprobad / gibill /
      warning / how is / tell me / students
    `,
    slot: 'school',
    but: words`near / cerca / (?:which|what|que|cuales) (?:schools|colleges|universities|escuelas|universidades)`,
  },
  {
    intent: 'school-search',
    says: words`
      (?:which|what|que|cual(?:es)?|list|show|find|any|muestr\w*|busc\w*|hay)\b.*(?:schools?|colleges?|universit\w+|universidad\w*|escuelas?|colegios?|programs?|degrees?|carreras?)\b.*(?:near|in|around|close|that|with|accept|have|offer|take|cerca|en|que|con|acept|ofrec|tien) /
      (?:schools?|colleges?|universities|universidades|escuelas)\b.*(?:near|cerca|around|close to|within) /
      yellowribbon (?:schools?|colleges?|escuelas|universidades) / escuelas? (?:con|que) /
      gibill (?:approved )?schools?
    `,
    but: words`
      my school / mi escuela / in ?state / housing / vivienda / bah / months / out ?of ?state
    `,
  },
];
