import { translate } from '../../language/translate.ts';
import type * as english from './ApplicationDialog.words.ts';

export const applicationDialogWords = translate<typeof english.applicationDialogWords>({
  titles: {
    job: 'Solicitar este empleo',
    college: 'Solicitar ingreso a este programa',
    nonprofit: 'Solicitar este programa de servicios',
  },
  at: (subject, organization) => `${subject} en ${organization}`,
  restored: {
    text: 'Conservamos lo que escribió aquí antes.',
    startOver: 'Empezar de nuevo',
  },
  applicant: {
    name: 'Nombre',
    service: 'Servicio militar',
    salary: 'Salario',
    location: 'Lugar de trabajo',
    unnamed: 'Todavía no está en su perfil',
  },
  place: (location) => (location === 'Remote' ? 'A distancia' : location),
  fields: {
    personalStatement: 'Ensayo personal',
    academicGoals: 'Metas académicas',
    militaryExperience: 'Experiencia militar',
    careerObjective: 'Objetivo profesional',
    accommodations: 'Adaptaciones',
    coverLetter: 'Mensaje para la empresa',
    situation: 'Su situación actual',
    message: 'Algo más que deban saber',
  },
  help: {
    personalStatement: 'Quién es usted, cómo llegó hasta aquí y por qué eligió este programa.',
    academicGoals: 'Qué quiere estudiar y qué quiere saber hacer al final.',
    militaryExperience:
      'Su servicio en palabras sencillas: qué dirigió, qué aprendió y de qué fue responsable.',
    careerObjective: 'El trabajo al que quiere llegar.',
    accommodations:
      'Lo que le ayuda a aprender: más tiempo, un salón tranquilo, alguien que le lea. Las universidades no pueden usarlo en su contra.',
    coverLetter: 'Dos o tres oraciones sobre por qué usted es una buena opción.',
    situation:
      'Por ejemplo: dejo el servicio en marzo, trabajo medio tiempo, por ahora no tengo vivienda fija.',
    message: '',
  },
  tooLong: 'Este texto es demasiado largo para enviarlo. Por favor, acórtelo.',
  statement: {
    count: (words) => (words === 1 ? '1 palabra' : `${words} palabras`),
    recommended: (min, max) => `Se recomiendan de ${min} a ${max} palabras`,
    lengths: {
      empty: '',
      short: 'más corto de lo recomendado, pero puede enviarlo',
      good: 'buena extensión',
      long: 'más largo de lo recomendado, pero puede enviarlo',
    },
  },
  startTerm: 'Fecha de inicio preferida',
  financialAid: 'También quiero que me consideren para recibir ayuda económica',
  financialAidHelp: 'Además de la GI Bill: ayudas y becas de la universidad.',
  skills: {
    label: 'Habilidades militares que quiere mencionar',
    help: 'Vienen de su perfil. Quite las que no sirvan para este empleo.',
    none: 'Su perfil todavía no menciona habilidades. Puede enviar la solicitud sin ellas.',
  },
  services: {
    label: '¿Con qué necesita ayuda?',
    help: 'Elija las opciones que quiera. Serán la base de su plan.',
    helpStored: 'Elija las opciones que quiera. La organización leerá lo que elija.',
  },
  snapshot: {
    title: (organization) => `Lo que verá ${organization}`,
    help: 'Una copia de su perfil tal como está ahora. No verán los cambios posteriores. Desactive lo que no quiera enviar.',
    name: 'Nombre, siempre se envía',
    parts: {
      branch: 'Rama',
      rank: 'Rango',
      yearsOfService: 'Años de servicio',
      location: 'Ubicación',
      bio: 'Sobre usted',
      skills: 'Habilidades',
      certifications: 'Certificaciones',
      experience: 'Experiencia',
      education: 'Educación',
      email: 'Correo electrónico de su cuenta',
    },
  },
  submit: 'Enviar la solicitud',
  notSent: 'Su solicitud no se envió.',
  sending: {
    title: 'Enviando su solicitud',
    to: (organization) => `Enviando a ${organization}…`,
    note: 'Puede cerrar esta ventana. Si la red falla, lo intentamos otra vez.',
  },
  cancel: 'Cancelar',
  processing: {
    title: 'Procesando su solicitud',
    note: 'Por favor, no cierre esta página. Tarda unos segundos.',
    progress: 'Avance',
    checklist: 'Qué pasa ahora',
    steps: {
      credentials: 'Verificando las credenciales militares',
      skills: 'Traduciendo las habilidades militares',
      match: 'Calculando el puntaje de compatibilidad',
      package: 'Preparando los documentos de la solicitud',
      submit: 'Enviando la solicitud',
    },
    sample: 'Simulado para la demo: nada sale de este navegador.',
  },
  success: {
    title: '¡Solicitud enviada!',
    text: (organization) => `Su solicitud se envió a ${organization}`,
    id: 'Número de solicitud',
    later: 'Puede encontrarla entre sus solicitudes.',
    close: 'Cerrar',
  },
  showApplication: 'Ver mi solicitud',
  refused: {
    title: 'Ya presentó una solicitud',
    text: (organization) =>
      `Su solicitud a ${organization} está en proceso o fue aceptada, así que no puede enviar otra.`,
    close: 'Cerrar',
  },
  discard: {
    title: '¿Descartar lo que escribió?',
    text: 'Esta solicitud todavía no está terminada.',
    confirm: 'Descartar',
    cancel: 'Seguir escribiendo',
  },
});
