import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './BattleBuddyPage.phrases.ts';

export const battleBuddyPagePhrases = translatePhrases<typeof english.battleBuddyPagePhrases>(
  'battleBuddyPage',
  {
    pageGreeting:
      '¡Hola! Soy Battle Buddy, su asistente de IA para el camino del servicio a la vida civil. Pregúnteme sobre beneficios, empleo, educación o bienestar.',
    anything:
      'Gracias por su mensaje. Puedo ayudarle a encontrar los beneficios correctos, a traducir sus habilidades para empleos civiles, a planear sus estudios y a conocer personas que han estado en su lugar. Elija un lugar al lado de este chat, o cuénteme más de lo que necesita.',
    askGiBill: '¿Cómo uso los beneficios de mi GI Bill?',
    askSkills: 'Traducir mis habilidades militares a empleos civiles',
    askProvider: 'Encontrar un profesional de salud mental cerca de mí',
    askInterview: 'Ayuda para preparar una entrevista de empleo',
  },
);
