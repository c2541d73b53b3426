import { translate } from '../../language/translate.ts';
import type * as english from './University.words.ts';

export const universityWords = translate<typeof english.universityWords>({
  dashboard: {
    title: 'Portal de admisiones universitarias',
    subtitle: 'Las solicitudes de personas veteranas y cómo les va a quienes ya estudian.',
  },
  applications: {
    title: 'Solicitudes de estudiantes',
    subtitle: 'Revise las solicitudes, escriba a quienes las enviaron y fije las entrevistas.',
  },
});
