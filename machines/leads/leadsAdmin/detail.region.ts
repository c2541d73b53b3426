import { openRowStates, openRowEvents } from '../../kit/openRow.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';

/** The open lead. */
export const detailRegion = leadsAdminSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: { ...openRowStates('loadLead', ['openListed']), shown: {} },
});
