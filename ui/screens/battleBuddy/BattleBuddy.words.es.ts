import { translate } from '../../language/translate.ts';
import type * as english from './BattleBuddy.words.ts';

export const battleBuddyWords = translate<typeof english.battleBuddyWords>({
  title: 'Battle Buddy, asistente de IA',
  subtitle: 'Pregunte lo que quiera sobre el camino del servicio a la vida civil.',
  capabilities: {
    title: 'Lo que Battle Buddy puede hacer',
    items: [
      'Explicar los beneficios de VA y de la GI Bill',
      'Traducir habilidades militares al lenguaje civil',
      'Ayudarle a elegir una universidad y un programa',
      'Prepararle para entrevistas',
      'Encontrar atención médica y apoyo cerca de usted',
      'Ponerle en contacto con otras personas veteranas',
    ],
  },
  actions: {
    title: 'Acciones rápidas',
    destinations: {
      education: 'Revisar sus beneficios',
      career: 'Traducir sus habilidades',
      wellness: 'Encontrar atención médica',
    },
  },
  stats: {
    title: 'Cifras en vivo',
    helped: 'Personas veteranas atendidas hoy',
    response: 'Tiempo promedio de respuesta',
    seconds: (figure) => `${figure} s`,
    sample: 'Cifras de ejemplo',
  },
});
