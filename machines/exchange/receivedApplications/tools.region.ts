import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

/** What is open over the list: the order and filters of a phone, or what an export contains. */
export const toolsRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'filters.open': 'filters',
        'export.open': [
          { guard: 'isWhole', actions: 'emitSave' },
          { guard: 'mayExport', target: 'export' },
        ],
      },
    },
    filters: { on: { 'filters.close': 'closed' } },
    export: {
      on: {
        'export.close': 'closed',
        'export.start': { target: 'closed', actions: 'emitDownload' },
      },
    },
  },
});
