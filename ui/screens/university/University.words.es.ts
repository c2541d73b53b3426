import { translate } from '../../language/translate.ts';
import { universityWords } from './University.words.ts';

export const universitySpanish = translate(universityWords, {
  dashboard: {
    title: 'Portal de admisiones universitarias',
    subtitle: 'Las solicitudes de personas veteranas y cómo les va a quienes ya estudian.',
  },
  applications: {
    title: 'Solicitudes de estudiantes',
    subtitle: 'Revise las solicitudes, escriba a quienes las enviaron y fije las entrevistas.',
  },
});
