import { translate } from '../../language/translate.ts';
import type * as english from './OrganizationStatus.words.ts';

export const organizationStatusWords = translate<typeof english.organizationStatusWords>({
  pending: 'En espera de aprobación',
  approved: 'Aprobada',
  declined: 'No aprobada',
  suspended: 'Suspendida',
});
