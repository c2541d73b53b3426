import { openRow, openRowEvents } from '../../kit/openRow.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';

/** The lead that is open over the list. */
export const detailRegion = leadsAdminSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: { ...openRow('loadLead', ['openListed']), shown: {} },
});
