import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Administration.phrases.ts';

export const administrationPhrases = translatePhrases<typeof english.administrationPhrases>(
  'administration',
  {
    overview: 'Panel de administración',
    overviewShort: 'Resumen',
    organizations: 'Organizaciones',
    organizationsShort: 'Entidades',
    reports: 'Denuncias',
    users: 'Cuentas',
    leads: 'Contactos de VetSync',
    leadsShort: 'Contactos',
    requests: 'Solicitudes de soluciones a la medida',
    requestsShort: 'Solicitudes',
    data: 'Datos',
    own: 'Su página personal',
  },
);
