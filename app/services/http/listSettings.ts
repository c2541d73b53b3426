import { parseTableSettings, type TableSettings } from '@vetsync/machines/portal/model';
import { exchange } from './exchange.ts';

/** Name of the private record. */
const id = 'listSettings';

/** Row height and saved views of the signed-in person's lists, stored for the account. */
export const listSettings = {
  load: async (): Promise<TableSettings> => parseTableSettings(await exchange.loadRecord(id)),
  save: (settings: TableSettings) => exchange.saveRecord({ id, text: JSON.stringify(settings) }),
};
