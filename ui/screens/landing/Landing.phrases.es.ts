import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Landing.phrases.ts';

export const landingPhrases = translatePhrases<typeof english.landingPhrases>('landing', {
  fieldRequired: 'Complete todos los campos obligatorios',
  organizationTooLong: 'El nombre de la organización es demasiado largo',
  useCaseTooLong: 'El caso de uso es demasiado largo',
  requirementsTooLong: 'Los requisitos son demasiado largos',
});
