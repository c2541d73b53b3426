import { translate } from '../../../language/translate.ts';
import { sentApplicationWords } from './SentApplication.words.ts';

export const sentApplicationSpanish = translate(sentApplicationWords, {
  breadcrumbs: 'Páginas superiores',
  loading: 'Cargando su solicitud…',
  missing: {
    title: 'No se encontró la solicitud',
    text: 'No está entre sus solicitudes. La dirección puede tener un error.',
  },
  sent: (organization, ago) => `${organization}, enviada ${ago}`,
  noted: (organization, ago) => `${organization}, anotada ${ago}`,
  onlyNoted: 'Usted anotó esta solicitud para sí. No se envió por VetSync.',
  next: {
    submitted: 'La universidad tiene su solicitud. Le avisaremos cuando responda.',
    under_review: 'La universidad tiene su solicitud. Le avisaremos cuando responda.',
    interview_scheduled: 'La universidad quiere conocerle. Busque su mensaje con la hora y el lugar.',
    accepted:
      'Tiene un lugar. Pregunte a la universidad cómo aceptarlo y cómo obtener su certificación de la GI Bill.',
    waitlist:
      'Su nombre está en la lista de espera. La universidad vuelve a decidir cuando se abre un lugar.',
    rejected: 'Esta universidad dijo que no. Sus otras solicitudes continúan y puede solicitar otra vez.',
    withdrawn: 'Usted retiró esta solicitud. Puede solicitar otra vez mientras el programa esté abierto.',
  },
  sampleNext: {
    submitted: 'La universidad lee su solicitud. La mayoría responde en 3 a 5 días hábiles.',
    under_review: 'La universidad lee su solicitud. La mayoría responde en 3 a 5 días hábiles.',
    interview_scheduled: 'La universidad quiere conocerle. Busque su mensaje con la hora y el lugar.',
    accepted: 'Tiene un lugar. Acéptelo antes de la fecha límite y pida su certificación de la GI Bill.',
    waitlist:
      'Su nombre está en la lista de espera. La universidad vuelve a decidir cuando se abre un lugar.',
    rejected:
      'Esta universidad dijo que no. Las otras solicitudes siguen, y puede volver a solicitar el próximo período.',
    withdrawn: 'Usted retiró esta solicitud. Puede solicitar otra vez mientras el programa esté abierto.',
  },
  id: 'Número de solicitud',
  match: 'Puntaje de compatibilidad al enviarla (ejemplo)',
  from: (organization) => `De ${organization}`,
  decided: {
    hire: 'Quieren contratarle.',
    offer: 'Le hicieron una oferta.',
    interview: 'Quieren hacerle una entrevista.',
    reject: 'Decidieron no continuar con su solicitud.',
    accepted: 'Su solicitud fue aceptada.',
    waitlist: 'Usted está en la lista de espera.',
    rejected: 'Decidieron no continuar con su solicitud.',
    approve: 'Su solicitud fue aprobada.',
  },
  noWords: 'No enviaron ningún mensaje con la decisión.',
  history: {
    title: 'Historial',
    label: 'Lo que pasó, de lo más antiguo a lo más reciente',
    steps: {
      submitted: 'Usted envió la solicitud',
      withdrawn: 'Usted la retiró',
      decided: 'Decisión',
      undone: 'Deshicieron la decisión',
    },
    noted: 'Usted la anotó',
    by: (title, name) => `${title}, por ${name}`,
    failed: 'No pudimos cargar quién decidió.',
    retry: 'Intentar de nuevo',
  },
  content: {
    answers: 'Lo que usted escribió',
    profile: 'Lo que envió de su perfil',
    asThen: 'Como estaba cuando presentó la solicitud. Los cambios posteriores no se enviaron.',
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
    title: 'Quién la leyó',
    none: (organization) => `Nadie de ${organization} la ha abierto todavía.`,
    all: 'Ver todo',
  },
  write: (organization) => `Escribir a ${organization}`,
  about: (organization) => `Información sobre ${organization}`,
  listing: 'Ver lo que solicitó',
  withdraw: {
    title: 'Retirar',
    text: 'Puede retirarla en cualquier momento. Si sigue abierta, puede volver a enviarla.',
    action: 'Retirar esta solicitud',
    working: 'Retirando…',
    ask: (title) => `¿Retirar su solicitud: ${title}?`,
    meaning: (organization) =>
      `Avisamos a ${organization} de inmediato, y ya no puede decidir sobre ella. Lo que ya leyeron se queda con ellos.`,
    confirm: 'Retirar',
    cancel: 'Conservarla',
    done: (organization) => `Usted retiró su solicitud. Avisamos a ${organization}.`,
    failed: 'Su solicitud no se retiró',
  },
});
