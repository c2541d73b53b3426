import { translate } from '../../language/translate.ts';
import type * as english from './WellnessCheck.words.ts';

export const wellnessCheckWords = translate<typeof english.wellnessCheckWords>({
  title: 'Chequeo de bienestar',
  intro: [
    'Siete preguntas cortas sobre sus últimas dos semanas, una a la vez. Toma unos dos minutos.',
    'Las preguntas son nuestras. No es una prueba médica ni un diagnóstico: es un momento para pensar en cómo está.',
  ],
  privacy: {
    browser:
      'Sus respuestas se quedan en esta pestaña del navegador. Nadie más las ve: ni su profesional de salud, ni VA, ni nosotros.',
    account:
      'Sus respuestas se guardan en su cuenta, y usted las encuentra en todos sus dispositivos. No se muestran a nadie más: ni a su profesional de salud ni a VA.',
  },
  screenings: {
    title: '¿Quiere una evaluación de verdad?',
    links: [
      { label: 'Autoevaluación de TEPT de VA (en inglés)', href: 'https://www.ptsd.va.gov/screen/' },
      {
        label: 'Atención de salud mental de VA (en inglés)',
        href: 'https://www.va.gov/health-care/health-needs-conditions/mental-health/',
      },
    ],
  },
  leave: { label: 'Salir rápido de esta página', href: 'https://www.weather.gov/' },
  start: 'Comenzar el chequeo',
  progress: (number, of) => `Pregunta ${number} de ${of}`,
  lead: 'En las últimas dos semanas, ¿con qué frecuencia le pasó esto?',
  questions: {
    sleep: 'Mis noches no me dieron el descanso que necesito',
    mood: 'Los días fueron pesados y me costó creer que vendrían mejores',
    tension: 'Sentí mucha tensión, o me enojé con facilidad',
    dailyLife: 'Lo de todos los días, como los platos o el correo, fue demasiado',
    connection: 'Me alejé de la gente, o sentí soledad aun con gente cerca',
    coping: 'Tomé alcohol o consumí algo para pasar el día o la noche',
    safety: 'Pensé en morir, o en hacerme daño o hacérselo a otra persona',
  },
  answers: { 0: 'Nunca', 1: 'Algunos días', 2: 'La mayoría de los días', 3: 'Casi todos los días' },
  safetyNote:
    'Sea cual sea su respuesta, hay una persona para usted a cualquier hora: llame al 988 y luego oprima 1.',
  next: 'Siguiente',
  finish: 'Ver su resultado',
  back: 'Atrás',
  result: {
    steady: {
      title: 'Parece que está bien',
      text: 'Pocas cosas le han pesado en estas dos semanas. Siga con lo que le hace bien.',
    },
    watch: {
      title: 'Hay cosas que le pesan',
      text: 'Nada de lo que respondió es raro después de semanas difíciles. Un pequeño paso hoy hace más fácil el siguiente.',
    },
    support: {
      title: 'Lleva una carga pesada en este momento',
      text: 'No tiene que llevarla a solas. Las personas que respondieron como usted suelen sentirse mejor con un poco de ayuda.',
    },
    crisis: {
      title: 'Por favor, hable con alguien ahora',
      text: 'Lo que siente puede cambiar. En este momento hay personas capacitadas para escucharle, y muchas de ellas son veteranas.',
    },
  },
  dial: '988 y luego oprima 1',
  known: {
    label: 'Prefiero escribirle a alguien que conozco',
    note: 'Abre un mensaje de texto. Usted elige a quién enviarlo',
    href: 'sms:?&body=No%20estoy%20bien.%20%C2%BFMe%20puedes%20llamar%3F',
  },
  heavy: 'Lo que más le pesó',
  areas: {
    sleep: 'Sueño',
    mood: 'Ánimo y esperanza',
    tension: 'Tensión y enojo',
    dailyLife: 'Vida diaria',
    connection: 'Relación con otras personas',
    coping: 'Alcohol y otras sustancias',
    safety: 'Pensamientos de muerte o de hacer daño',
  },
  stepsTitle: 'Próximos pasos',
  steps: {
    crisisLine: {
      label: 'Llamar, enviar un mensaje de texto o chatear con la línea de crisis',
      note: 'A cualquier hora, arriba en esta página',
    },
    mentalHealth: {
      label: 'Ver a un profesional de salud mental',
      note: 'Abre la búsqueda de profesionales de salud',
    },
    primaryCare: {
      label: 'Ver a un profesional de atención primaria',
      note: 'Abre la búsqueda de profesionales de salud',
    },
    battleBuddy: {
      label: 'Conversarlo con Battle Buddy',
      note: 'Respuestas simuladas; no reemplazan a una persona',
    },
    community: {
      label: 'Conocer a personas cerca de usted',
      note: 'Eventos en el centro de la comunidad',
    },
    again: {
      label: 'Repetir el chequeo en dos semanas',
      note: 'Vuelva a esta página cuando quiera',
    },
  },
  onVa: 'Abre VA.gov',
  private: {
    account: 'Solo usted ve esto. Se guarda en su cuenta hasta que lo borre.',
    browser: 'Solo usted ve esto. Se borra cuando cierra la pestaña o cuando usted lo borra.',
  },
  review: 'Ver mis respuestas otra vez',
  clear: 'Borrar mis respuestas',
});
