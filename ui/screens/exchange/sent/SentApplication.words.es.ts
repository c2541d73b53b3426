import { translate } from '../../../language/translate.ts';
import type * as english from './SentApplication.words.ts';

export const sentApplicationWords = translate<typeof english.sentApplicationWords>({
  loading: 'Cargando su solicitud…',
  missing: {
    title: 'No se encontró la solicitud',
    text: 'No está entre sus solicitudes. La dirección puede tener un error.',
  },
  sent: (organization, ago) => `${organization}, enviada ${ago}`,
  noted: (organization, ago) => `${organization}, anotada ${ago}`,
  onlyNoted: 'Usted anotó esta solicitud por su cuenta. No se envió por VetSync.',
  next: {
    submitted: 'La universidad tiene su solicitud. Le avisaremos cuando responda.',
    under_review: 'La universidad tiene su solicitud. Le avisaremos cuando responda.',
    interview_scheduled:
      'La universidad quiere conversar con usted. Busque su mensaje con la hora y el lugar.',
    accepted: 'Tiene un lugar. Acéptelo o rechácelo abajo.',
    placed: 'Usted aceptó su lugar. Pida a la universidad su certificación de la GI Bill.',
    waitlist:
      'Su nombre está en la lista de espera. La universidad volverá a decidir cuando se abra un lugar.',
    rejected: 'Esta universidad dijo que no. Sus otras solicitudes continúan y puede presentar una nueva.',
    withdrawn: 'Usted retiró esta solicitud. Puede presentar otra mientras el programa esté abierto.',
  },
  sampleNext: {
    submitted: 'La universidad está leyendo su solicitud. La mayoría responde en 3 a 5 días hábiles.',
    under_review: 'La universidad está leyendo su solicitud. La mayoría responde en 3 a 5 días hábiles.',
    interview_scheduled:
      'La universidad quiere conversar con usted. Busque su mensaje con la hora y el lugar.',
    accepted: 'Tiene un lugar. Acéptelo antes de la fecha límite y pida su certificación de la GI Bill.',
    placed: 'Usted aceptó su lugar. Pida a la universidad su certificación de la GI Bill.',
    waitlist:
      'Su nombre está en la lista de espera. La universidad volverá a decidir cuando se abra un lugar.',
    rejected:
      'Esta universidad dijo que no. Las otras solicitudes siguen, y puede presentar otra en el próximo período.',
    withdrawn: 'Usted retiró esta solicitud. Puede presentar otra mientras el programa esté abierto.',
  },
  line: {
    waiting: (organization) =>
      `Todos los lugares están ocupados, así que su solicitud está en espera. Cuando haya uno libre, ${organization} lo ofrecerá a quien más haya esperado. Le avisaremos cuando sea su turno.`,
    next: (organization) =>
      `Hay un lugar libre y usted es quien más ha esperado. ${organization} ya puede decidir sobre su solicitud. Le avisaremos cuando lo haga.`,
  },
  id: 'Número de solicitud',
  match: 'Puntaje de compatibilidad al enviarla (ejemplo)',
  from: (organization) => `De ${organization}`,
  decided: {
    hire: 'Consiguió el trabajo.',
    offer: 'Le hicieron una oferta.',
    interview: 'Quieren hacerle una entrevista.',
    reject: 'Decidieron no continuar con su solicitud.',
    accepted: 'Su solicitud fue aceptada.',
    waitlist: 'Usted está en la lista de espera.',
    rejected: 'Decidieron no continuar con su solicitud.',
    approve: 'Ya participa en el programa.',
  },
  begins: (day) => `Empieza el ${day}`,
  firstStep: (step) => `Primer paso: ${step}`,
  answeredAt: (ago) => `Respuesta: ${ago}`,
  readAt: (ago) => `Leyó su solicitud ${ago}`,
  stays: (organization) =>
    `Solo usted y ${organization} pueden ver esta respuesta. Su perfil y sus otras solicitudes quedan como están.`,
  openings: {
    title: (count) => (count === 1 ? 'Otra opción que encaja' : 'Dos opciones que encajan'),
    why: {
      skills: (skills) => `Pide las mismas habilidades: ${skills}`,
      title: (words) => `El mismo tipo de trabajo o estudio: ${words}`,
      place: (place) => `También en ${place}`,
    },
  },
  noWords: 'No enviaron ningún mensaje con la decisión.',
  offer: {
    by: (day) => `Responda a más tardar el ${day}.`,
    late: (day) => `Le pidieron que respondiera a más tardar el ${day}. Todavía puede responder.`,
    accept: 'Aceptar',
    accepted: 'Aceptada por usted',
    decline: 'Rechazar',
    declining: {
      working: 'Rechazando…',
      ask: (title) => `¿Rechazar: ${title}?`,
      meaning: (organization) => `Avisaremos a ${organization} de inmediato. Puede ofrecerlo a otra persona.`,
      confirm: 'Rechazar',
      cancel: 'Conservarla',
      done: (organization) => `Usted la rechazó. Avisamos a ${organization}.`,
      failed: 'Su respuesta no se envió',
    },
    working: 'Aceptando…',
    ask: (title) => `¿Aceptar: ${title}?`,
    meaning: (organization) => `Avisaremos a ${organization} de inmediato. Le dirán qué sigue.`,
    cancel: 'Todavía no',
    done: (organization, ago) => `Usted aceptó ${ago}. ${organization} ya lo sabe.`,
    failed: 'Su respuesta no se envió',
  },
  history: {
    title: 'Historial',
    label: 'Lo que pasó, de lo más antiguo a lo más reciente',
    steps: {
      submitted: 'Usted envió la solicitud',
      updated: 'Usted envió una actualización',
      withdrawn: 'Usted la retiró',
      decided: 'Decisión',
      undone: 'Deshicieron la decisión',
      offerAccepted: 'Usted aceptó',
      offerDeclined: 'Usted rechazó la oferta',
      waiting: 'En lista de espera',
      next: 'Hay un lugar libre: le toca a usted',
    },
    noted: 'Usted la anotó',
    by: (title, name) => `${title} (${name})`,
    failed: 'No pudimos cargar quién decidió.',
    retry: 'Intentar de nuevo',
  },
  content: {
    answers: 'Lo que usted escribió',
    profile: 'Lo que envió de su perfil',
    asThen: 'Como estaba cuando presentó la solicitud. Los cambios posteriores no se enviaron.',
    asUpdated: (ago) =>
      `Como estaba cuando envió su actualización, ${ago}. Los cambios posteriores no se enviaron.`,
    onlyName: 'Solo se envió su nombre.',
    parts: {
      coverLetter: 'Su mensaje',
      message: 'Su mensaje',
      services: 'Para qué pidió ayuda',
      situation: 'Su situación entonces',
      financialAid: 'Usted quisiera ayuda económica',
    },
  },
  readings: {
    none: (organization) => `Nadie de ${organization} la ha abierto todavía.`,
    all: 'Ver todo',
  },
  about: (organization) => `Información sobre ${organization}`,
  listing: 'Ver el anuncio',
  messages: {
    title: 'Sus mensajes',
    open: 'Ver todos los mensajes',
    earlier: 'Mensajes anteriores',
    asked: 'Pidieron hablar con usted. Abra Mensajes para responder.',
  },
  update: {
    title: 'Actualizar',
    text: (organization) =>
      `${organization} todavía no ha decidido. Si algo cambió, envíe su perfil de nuevo.`,
    action: 'Enviar una actualización',
    ask: (title) => `Actualizar su solicitud: ${title}`,
    meaning: (organization) =>
      `Enviaremos a ${organization} su perfil como está ahora, con las partes que eligió al presentar la solicitud. Verán cuándo lo envió.`,
    profile: 'Revise antes su perfil',
    note: '¿Qué cambió?',
    noteHelp: (organization) => `${organization} leerá esto.`,
    tooLong: 'Este texto es demasiado largo. Acórtelo, por favor.',
    confirm: 'Enviar actualización',
    working: 'Enviando…',
    cancel: 'Cancelar',
    done: (organization) => `Su actualización se envió. Avisamos a ${organization}.`,
    failed: 'Su actualización no se envió',
  },
  withdraw: {
    title: 'Retirar',
    text: 'Puede retirarla en cualquier momento. Mientras se reciban solicitudes, puede volver a enviarla.',
    action: 'Retirar esta solicitud',
    working: 'Retirando…',
    ask: (title) => `¿Retirar su solicitud: ${title}?`,
    meaning: (organization) =>
      `Avisaremos a ${organization} de inmediato, y ya no podrá decidir sobre ella. Conservan lo que ya leyeron.`,
    confirm: 'Retirar',
    cancel: 'Conservarla',
    done: (organization) => `Usted retiró su solicitud. Avisamos a ${organization}.`,
    failed: 'Su solicitud no se retiró',
  },
});
