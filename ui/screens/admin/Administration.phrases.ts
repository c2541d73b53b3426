import type { AdministrationPhrases } from '@vetsync/machines/shell/shell';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Names of the administrators' pages, with short ones for phones. */
export const administrationPhrases = definePhrases('administration', {
  overview: 'Admin dashboard',
  overviewShort: 'Overview',
  organizations: 'Organizations',
  organizationsShort: 'Groups',
  reports: 'Reports',
  users: 'Users',
  leads: 'VetSync Leads',
  leadsShort: 'Leads',
  requests: 'Custom solution requests',
  requestsShort: 'Requests',
  data: 'Data',
  own: 'Your home page',
} satisfies PhraseWords<AdministrationPhrases>);
