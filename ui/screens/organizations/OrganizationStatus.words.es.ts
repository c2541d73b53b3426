import { translate } from '../../language/translate.ts';
import { organizationStatusWords } from './OrganizationStatus.words.ts';

export const organizationStatusSpanish = translate(organizationStatusWords, {
  pending: 'En espera de aprobación',
  approved: 'Aprobada',
  declined: 'No aprobada',
  suspended: 'Suspendida',
});
