import type { AnswerWords } from './answerWords.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;

export const answerWords: AnswerWords = {
  reported: 'Según lo publicado; confírmelo en la página oficial.',
  unconfirmed: (title, place) =>
    `VetSync todavía no ha confirmado “${title}” y no va a adivinar. Dónde consultarlo: ${place}.`,
  brokeOff: 'La respuesta del modelo se cortó aquí. Sigue la biblioteca propia de VetSync:',
  general: 'Lo que se sabe en general:',
  also: 'También le puede servir:',
  sureDates: (title, due, opens) =>
    opens === null ? `${title}: hasta el ${due}.` : `${title}: del ${opens} al ${due}.`,
  over: (title, due) => `${title}: el último día fue el ${due}.`,
  needsDate: 'Dígame su último día de servicio y le calculo las fechas.',
  timeline: (date) =>
    `Estas son las próximas fechas si su último día de servicio es el ${date}. Lo que está marcado como derecho termina ese día; lo demás es consejo.`,
  spouse: 'Para usted como cónyuge, estas son las fechas que dependen del último día de servicio.',
  notFound:
    'No sé eso. Una persona puede ayudarle: llame a VA al número de su página de contacto o pregunte a un oficial de servicio para veteranos.',
  notImported: 'Este VetSync todavía no tiene datos sobre eso.',
  askZip: '¿De qué código postal o ciudad se trata?',
  askSchoolZip: '¿Qué escuela es, o en qué código postal está su campus?',
  askCode: '¿Qué código de trabajo militar es y de qué rama?',
  askText: 'Pegue aquí el texto y dígame para qué trabajo es. Respeto sus datos y no añado ninguno.',
  housing: (monthly, area, from, to) =>
    `La tarifa completa de vivienda de la Post-9/11 GI Bill para ${area} es de ${monthly} al mes, del ${from} al ${to}. Es lo que recibe un E-5 con dependientes en el código postal del campus. Lo que usted recibe depende de su porcentaje y de cuántas clases toma.`,
  allowanceTitle: 'Basic Allowance for Housing (BAH)',
  askGrade: '¿Cuál es su grado de pago, por ejemplo E-5, y en qué código postal?',
  allowance: (grade, hasDependents, { monthly, area, year }) =>
    `En ${year}, el BAH de un ${grade} ${hasDependents ? 'con' : 'sin'} dependientes en ${area} es de ${monthly} al mes.`,
  allowanceEnds:
    'El BAH termina con el servicio activo. La GI Bill paga a todos lo que recibe un E-5 con dependientes donde está el campus, sin importar el rango.',
  housingShare: (percent, amount) => `El ${percent} por ciento son ${amount}.`,
  noHousing: (zip) => `Aquí no se conoce una tarifa de vivienda para ${zip} en este año escolar.`,
  school: (names) => `Encontré ${list(names)}.`,
  yellowRibbon: (name, offers, year) =>
    offers === null
      ? `${name} no informó si participa en Yellow Ribbon.`
      : offers
        ? `${name} informó para ${year} que participa en Yellow Ribbon. Cuántos lugares quedan solo lo sabe la escuela: se dan por orden de llegada.`
        : `${name} informó para ${year} que no participa en Yellow Ribbon.`,
  noSchool: 'No encontré una escuela así en la lista.',
  places: (name) =>
    `Lo más cercano es ${name}. El horario publicado puede estar atrasado, así que llame primero.`,
  placesNow: 'Solo veo el horario publicado, no si está abierto ahora mismo. Si hay peligro, llame al 911.',
  noPlaces: 'No encontré un lugar cerca en la lista. VA tiene su propio buscador.',
  occupation: (code, title, civilian) =>
    `${code} (${title}) lleva a ${list(civilian)}, según la tabla oficial.`,
  pay: (title, amount) =>
    `${title}: la mitad de quienes trabajan en esto gana más de ${amount} al año y la otra mitad, menos, en todo el país.`,
  militaryOnly: (code, title) =>
    `${code} (${title}) no tiene un trabajo civil igual en la lista. Busque por lo que hizo: dirigir, planear, cuidar la seguridad, enseñar a otros.`,
  noOccupation: 'Ese código no está en la lista oficial que tengo. Revíselo o pregunte por uno parecido.',
  license: 'Si necesita una licencia, lo decide la junta de su estado.',
  listings: (count) =>
    count === 1 ? 'Esto está ahora en VetSync.' : `Estos ${count} están ahora en VetSync.`,
  listingsElsewhere: 'Ahora no encontré nada ahí. En otros lugares hay esto:',
  noListings: 'Ahora nada en VetSync corresponde a eso. Pruebe otras palabras o un lugar cercano.',
  events: 'Estos eventos están ahora en VetSync.',
  noEvents: 'No encontré un evento así en VetSync ahora.',
  otherEvents: 'Estos son otros:',
  rate: (lines, from, to) => `${lines} Vale del ${from} al ${to}.`,
  rateEnded: (lines, from, to) =>
    `La última cantidad confirmada es ${lines} Valió del ${from} al ${to}. La nueva no está confirmada aquí, así que mire la página oficial.`,
  noRate: 'VetSync no tiene una cantidad confirmada para eso. La tiene la página oficial.',
  rateNames: {
    '33-private-or-foreign-cap-per-year': 'Escuela privada o extranjera: hasta',
    '33-online-only-housing-per-month': 'vivienda si todas sus clases son en línea:',
  },
  rateUnits: {
    month: 'al mes',
    year: 'al año',
    once: 'una vez',
    credit: 'por crédito',
    each: 'por examen',
    hour: 'por hora',
  },
  percentOf: (percent, days) =>
    `Con ${days} días son más o menos ${percent} por ciento de la Post-9/11 GI Bill. Cuente sus días exactos de servicio activo, porque unos pocos pueden cambiarlo.`,
  capDifference: (cost, cap, rest) =>
    `Con el nivel de 100 por ciento, VA paga hasta ${cap} al año en una escuela privada. De ${cost} quedarían ${rest}. Yellow Ribbon puede cubrir una parte, si la escuela participa y tiene un lugar para usted.`,
  capCovers: (cost, cap) =>
    `Con el nivel de 100 por ciento, VA paga hasta ${cap} al año en una escuela privada, así que ${cost} está dentro.`,
  appointments: (count) =>
    count === 0
      ? 'No tiene ninguna cita próxima en VetSync.'
      : 'Sus próximas citas. Las horas son las del lugar.',
  applications: (count) =>
    count === 0
      ? 'No ha enviado ninguna solicitud en VetSync.'
      : 'Sus solicitudes, la más nueva primero. Si una organización dio un motivo, está en la página de la solicitud. Si no, nadie se lo dijo a VetSync.',
  whoSaw: 'Quién vio lo que usted envió está en su cuenta, en “Quién vio su información”.',
  profile: 'Esto está en su perfil. Puede cambiarlo ahí.',
  action: 'Yo no cambio nada. Aquí se hace, y antes de confirmar se dice qué pasa.',
  actionAccount:
    'En la página de su cuenta puede borrarla, cambiar su dirección o descargar sus datos. Antes de confirmar se dice qué se conserva.',
  actionApplication: 'Abra la solicitud para retirarla o enviarla otra vez.',
  ownCase:
    'No puedo ver pagos ni reclamos en VA, así que no voy a adivinar la causa. Pregunte a VA y pida a su escuela que también pregunte.',
  handover: {
    ownClaim:
      'No puedo aconsejarle sobre su reclamo, su calificación ni sus pruebas: solo puede hacerlo un representante acreditado. Su ayuda con un reclamo es gratis. VA tiene un buscador para encontrar uno cerca.',
    medical:
      'No puedo decir qué es un síntoma ni qué hacer con una medicina. Hable con su médico antes de cambiar algo. Si empeora o siente que corre peligro, llame al 911, o al 988 y presione 1.',
    legal:
      'No puedo dar consejos legales. Un abogado sí, y muchas bases y escuelas de derecho ayudan gratis. Las reglas cambian de un estado a otro.',
    employerRights:
      'No puedo juzgar su caso. La oficina VETS del Departamento de Trabajo ayuda gratis a quien perdió un trabajo o pago por su servicio. Un abogado también.',
    eligibility:
      'No puedo prometer lo que recibirá. Decide VA o la oficina a cargo. Pídalo aunque tenga dudas: preguntar no cuesta nada.',
    notKnown: 'Eso nadie lo puede decir aquí. La oficina a cargo sí.',
    ownDecision:
      'Esa decisión es suya, y no sé lo suficiente para tomarla por usted. Un consejero puede hablarlo con usted.',
  },
  discharge:
    'Pídalo de todos modos: VA mira cada caso. Un Vet Center puede ayudar sin importar lo que diga la baja.',
  refuse:
    'Sigo mis reglas: respondo con fuentes, no cambio lo que soy ni muestro cómo funciono. Con gusto le ayudo con su pregunta.',
  injected:
    'El texto que pegó tiene instrucciones para mí. No las sigo; tenga cuidado con él y no dé a nadie su número de Seguro Social.',
  otherPerson:
    'No puedo mostrar datos de otras personas ni decir si alguien está aquí. Lo que envían las personas candidatas solo lo ve la organización. Para hablar con alguien, escríbale por mensajes.',
  politics:
    'No tomo partido ni doy consejos de política. Para registrarse para votar, use la página oficial. Si algo salió mal en VA, su defensor del paciente o la línea de la Casa Blanca para VA recibe quejas.',
  insult: 'Entiendo que esto cansa. Si quiere hablar con una persona, las líneas de VA de abajo ayudan.',
  ask: 'Quiero entenderle bien. ¿Cuál de estas es?',
  askHelp:
    'Aquí estoy. ¿Con qué necesita ayuda? Si está en peligro o solo necesita hablar, llame al 988 y presione 1.',
  askUnsure: 'Mire la autoridad en sus órdenes: ahí dice el título. Su unidad puede decirle cuál fue.',
  next: {
    timeline: '¿Cuáles son mis fechas antes de salir?',
    housing: '¿Cuánto es la vivienda en mi escuela?',
    rate: '¿Cuánto paga la GI Bill?',
    disability: '¿Cuánto es el pago de VA por discapacidad?',
    claim: '¿Quién me ayuda gratis con un reclamo?',
    jobs: 'Muéstrame trabajos cerca',
    occupation: '¿Qué trabajos civiles van con mi trabajo militar?',
    applications: '¿Cómo van mis solicitudes?',
    appointments: '¿Cuándo es mi próxima cita?',
    vetCenter: '¿Dónde está el Vet Center más cercano?',
    tricare: '¿Qué pasa con TRICARE cuando salgo?',
    bdd: '¿Cuándo puedo presentar un reclamo antes de salir?',
    job: '¿Cuándo tengo que volver a mi trabajo?',
    capstone: '¿Cuándo tengo que terminar TAP?',
    militaryPay: '¿Cuándo es mi último pago militar?',
  },
  proposeDeadline: (title) => `Guardar un recordatorio: ${title}`,
  proposeApply: (title) => `Empezar esta solicitud: ${title}`,
  labels: { what: 'Qué', when: 'Cuándo', organization: 'Organización', sends: 'Qué se envía' },
  sendsProfile: 'Su perfil como está ahora',
};
