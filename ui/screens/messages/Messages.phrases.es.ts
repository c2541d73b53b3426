import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Messages.phrases.ts';

export const messagesPhrases = translatePhrases<typeof english.messagesPhrases>('messages', {
  yourApplication: 'su solicitud',
  invite: 'Invitar a una conversación',
  inviteText: (name, subject, writer) =>
    `Hola, ${name}: Le agradecemos su solicitud para ${subject}. Nos gustaría saber más de usted. ¿Qué días y horas le convienen esta semana o la próxima?\n\n${writer}`,
  ask: 'Pedir un documento',
  askText: (name, subject, writer) =>
    `Hola, ${name}: Para ${subject} todavía nos falta su evaluación más reciente o una referencia. Puede enviarla como respuesta a este mensaje.\n\n${writer}`,
  wait: 'Avisar que tomará más tiempo',
  waitText: (name, subject, writer) =>
    `Hola, ${name}: Todavía estamos leyendo las solicitudes para ${subject}, y la suya es una de ellas. Le responderemos en una semana.\n\n${writer}`,
  transcript: 'Pedir el Joint Services Transcript',
  transcriptText: (name, subject, writer) =>
    `Hola, ${name}: Para ${subject} todavía nos falta su Joint Services Transcript, con el que podemos reconocer su formación. Puede pedirlo en línea y sin costo.\n\n${writer}`,
  benefits: 'Explicar el certificado de la GI Bill',
  benefitsText: (name, _subject, writer) =>
    `Hola, ${name}: Envíenos por favor su Certificate of Eligibility de la GI Bill. Con él certificamos su inscripción, y el subsidio de vivienda empieza con el período académico.\n\n${writer}`,
  visit: 'Invitar a conocer el campus',
  visitText: (name, subject, writer) =>
    `Hola, ${name}: Le invitamos a conocer el campus antes de decidirse por ${subject}. Personas veteranas que estudian aquí se lo mostrarán. ¿Qué día le conviene?\n\n${writer}`,
  call: 'Ofrecer una llamada',
  callText: (name, subject, writer) =>
    `Hola, ${name}: Leímos lo que necesita de ${subject}. ¿Cuándo podemos llamarle hoy o mañana?\n\n${writer}`,
  papers: 'Pedir documentos',
  papersText: (name, subject, writer) =>
    `Hola, ${name}: Para ${subject} necesitamos una copia de sus documentos de baja del servicio y de la factura o el contrato de alquiler de que se trata. Basta con una foto.\n\n${writer}`,
  welcome: 'Dar la bienvenida al programa',
  welcomeText: (name, subject, writer) =>
    `Hola, ${name}: Le damos la bienvenida a ${subject}. La persona encargada de su caso le llamará esta semana para hacer un plan con usted.\n\n${writer}`,
  recruiterNotice: 'Conversaciones de ejemplo: las respuestas de las personas candidatas son simuladas.',
  universityNotice: 'Conversaciones de ejemplo: las respuestas de sus solicitantes son simuladas.',
  nonprofitNotice: 'Conversaciones de ejemplo: las respuestas de sus participantes son simuladas.',
});
