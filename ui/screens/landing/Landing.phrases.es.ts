import { translate } from '../../language/translate.ts';
import { landingPhrases } from './Landing.phrases.ts';

export const landingPhrasesSpanish = translate(landingPhrases, {
  fieldRequired: 'Complete todos los campos obligatorios',
  organizationTooLong: 'El nombre de la organización es demasiado largo',
  useCaseTooLong: 'El caso de uso es demasiado largo',
  requirementsTooLong: 'Los requisitos son demasiado largos',
});
