import { openRow, openRowEvents } from '../../kit/openRow.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';

/** The open lead. */
export const detailRegion = leadsAdminSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: { ...openRow('loadLead', ['openListed']), shown: {} },
});
