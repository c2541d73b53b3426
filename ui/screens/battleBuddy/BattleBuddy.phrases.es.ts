import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './BattleBuddy.phrases.ts';

export const battleBuddyPhrases = translatePhrases<typeof english.battleBuddyPhrases>('battleBuddy', {
  widgetGreeting:
    '¡Hola! Soy su Battle Buddy. Puedo ayudarle con sus beneficios, su transición al trabajo civil y su bienestar. ¿De qué le gustaría hablar?',
  aboutBenefits:
    'Puedo ayudarle a revisar sus beneficios de VA. El Centro de educación muestra lo que le queda de la GI Bill, su subsidio de vivienda y cuánto de la matrícula está cubierto. ¿Qué le gustaría ver primero?',
  aboutCareer:
    'Su experiencia militar vale mucho para las empresas civiles. El Centro de empleo traduce sus habilidades a palabras que quienes contratan conocen, y muestra empleos compatibles.',
  aboutEducation:
    'Planear sus estudios es un buen próximo paso. En el Centro de educación puede comparar programas universitarios, ver cuánto cubre la GI Bill y presentar varias solicitudes a la vez.',
  aboutWellness:
    'Cuidarse es lo primero. La página de bienestar muestra profesionales de salud cerca de usted y le permite pedir una cita cuando le convenga.',
  aboutCommunity:
    'No es la única persona en esta situación. El Centro de la comunidad le pone en contacto con personas veteranas que pasaron por el mismo cambio, y muestra eventos cerca de usted.',
  oneStep:
    'Gracias por contármelo. Vayamos paso a paso: dígame qué es lo más importante para usted esta semana, y le indicaré el lugar correcto.',
  askBenefits: 'Ayuda con los beneficios de VA',
  askCareer: 'Consejos para mi transición laboral',
  askEducation: 'Planear mis estudios',
});
