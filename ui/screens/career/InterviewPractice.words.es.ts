import { translate } from '../../language/translate.ts';
import type * as english from './InterviewPractice.words.ts';

export const interviewWords = translate<typeof english.interviewWords>({
  title: 'Preparación para entrevistas',
  subtitle: 'Practique en voz alta. Sus notas son solo para usted y nadie las califica.',
  progress: (number, of) => `Pregunta ${number} de ${of}`,
  why: 'Lo que quieren saber',
  questions: {
    yourself: {
      ask: 'Hábleme de usted.',
      why: 'Si puede resumir de dónde viene y qué quiere, en más o menos un minuto.',
      tips: [
        'Ahora, antes, después: qué hace, qué hizo en el servicio militar, qué busca.',
        'Mencione un resultado con una cifra.',
        'Omita los rangos y los nombres de unidades que habría que explicar.',
      ],
    },
    leadership: {
      ask: 'Cuénteme de una ocasión en que dirigió un equipo.',
      why: 'Cómo dirige a personas que pueden decirle que no.',
      tips: [
        'La situación, la tarea, lo que hizo, el resultado.',
        'Diga “yo” para lo que usted decidió y “nosotros” para lo que hizo el equipo.',
        'Diga cuántas personas eran y qué cambió para ellas.',
      ],
    },
    conflict: {
      ask: '¿Cómo manejó un desacuerdo con la persona que supervisaba su trabajo?',
      why: 'Si dice lo que piensa, y si apoya una decisión que no fue suya.',
      tips: ['Elija uno que haya terminado bien.', 'Diga lo que la otra persona vio y usted no.'],
    },
    failure: {
      ask: '¿De qué error aprendió algo?',
      why: 'Si asume su responsabilidad.',
      tips: [
        'Hable poco del error y mucho de lo que cambió después.',
        'Elija uno que no haya lastimado a nadie.',
      ],
    },
    translation: {
      ask: '¿Cómo le sirve su experiencia militar en este puesto?',
      why: 'Tal vez no conocen su código. A usted le toca traducirlo.',
      tips: [
        'Tome tres palabras del anuncio y dé un ejemplo de cada una.',
        'Dinero, personas, tiempo: las cifras no necesitan traducción.',
        'No hable de nada clasificado; si le preguntan, dígalo así.',
      ],
    },
    why: {
      ask: '¿Por qué quiere trabajar aquí?',
      why: 'Si sabe quiénes son.',
      tips: [
        'Un dato sobre la empresa que usted investigó.',
        'Una cosa que podría hacer en los primeros 90 días.',
      ],
    },
    ask: {
      ask: '¿Tiene preguntas para nosotros?',
      why: 'Si piensa en el trabajo y no solo en la oferta.',
      tips: ['¿Cómo es un buen primer año aquí?', '¿De quién aprendería?', '¿Cuáles son los próximos pasos?'],
    },
  },
  note: 'Notas para usted',
  noteHelp: 'Bastan unas palabras clave. Opcional.',
  feeling: '¿Cómo le fue?',
  feelings: {
    again: 'Necesita práctica',
    nearly: 'Ya casi',
    ready: 'Me sale bien',
  },
  back: 'Atrás',
  next: 'Siguiente pregunta',
  finish: 'Ver todas las notas',
  review: {
    title: 'Sus notas',
    count: (noted, of) => `${noted} de ${of} preguntas tienen una nota`,
    none: 'Todavía no hay notas',
    open: 'Practicar otra vez',
    openAbout: (question) => `Practicar otra vez: ${question}`,
    clear: 'Eliminar todas las notas',
  },
  confirm: {
    title: '¿Eliminar todas las notas?',
    text: 'No están guardadas en ningún otro lugar.',
    confirm: 'Eliminar',
    cancel: 'Conservar',
  },
});
