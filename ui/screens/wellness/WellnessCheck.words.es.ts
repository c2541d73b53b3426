import { translate } from '../../language/translate.ts';
import type * as english from './WellnessCheck.words.ts';

export const wellnessCheckWords = translate<typeof english.wellnessCheckWords>({
  title: 'Chequeo de bienestar',
  intro: [
    'Siete preguntas cortas sobre las últimas dos semanas. Toma unos dos minutos.',
    'Le ayuda a ver cómo está. No es un diagnóstico.',
  ],
  privacy: {
    browser:
      'Sus respuestas se quedan en esta pestaña del navegador. Nadie más las ve: ni su profesional de salud, ni VA, ni nosotros.',
    account:
      'Sus respuestas se guardan en su cuenta, y usted las encuentra en todos sus dispositivos. No se muestran a nadie más: ni a su profesional de salud ni a VA.',
  },
  start: 'Comenzar el chequeo',
  goOn: 'Continuar',
  progress: (number, of) => `Pregunta ${number} de ${of}`,
  lead: 'En las últimas dos semanas, ¿con qué frecuencia le pasó esto?',
  questions: {
    sleep: 'Dormí mal, dormí muy poco o me desperté con cansancio',
    mood: 'Me sentí triste o sin esperanza de que las cosas mejoren',
    tension: 'Sentí nervios o enojo, o no pude calmarme',
    dailyLife: 'Me costó hacer las cosas de todos los días',
    connection: 'Me sentí lejos de las demás personas',
    coping: 'Tomé alcohol o consumí algo más de lo que quería',
    safety: 'Pensé que sería mejor morir, o pensé en lastimarme o en lastimar a otra persona',
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
      text: 'Pocas cosas le pesaron en estas dos semanas. Siga con lo que le hace bien.',
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
