import { translate } from '../../language/translate.ts';
import type * as english from './Service.words.ts';

export const serviceWords = translate<typeof english.serviceWords>({
  facts: 'Servicio militar',
  branch: 'Rama',
  rank: 'Rango',
  specialty: 'Especialidad',
  years: 'Años de servicio militar',
  clearance: 'Autorización de seguridad',
  deployments: 'Despliegues',
  noDeployments: 'No menciona ninguno.',
  awards: 'Condecoraciones',
  noAwards: 'No menciona ninguna.',
  training: 'Capacitación y créditos',
});
