import { translate } from '../../language/translate.ts';
import { portalPhrases } from './OrganizationPortal.phrases.ts';

export const portalPhrasesSpanish = translate(portalPhrases, {
  applications: 'Solicitudes',
  applicationsShort: 'Solicitudes',
  candidates: 'Personas candidatas',
});
