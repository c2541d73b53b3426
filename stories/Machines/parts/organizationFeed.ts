import { receivedRows } from '../../Screens/exchange/samples.ts';

/** What the live feed of an organization reports. */
export const feedEvents = {
  'feed.opened': () => [{ position: '7' }] as const,
  'feed.reset': () => [{ position: '9' }] as const,
  'feed.crowded': () => [{ retryAfterSeconds: 30 }] as const,
  'feed.row': () =>
    [
      {
        position: '8',
        row: {
          id: 'fact-8',
          kind: 'applicationWithdrawn',
          subject: receivedRows[0]!.id,
          payload: { applicationId: receivedRows[0]!.id, status: 'withdrawn', version: 2 },
          at: receivedRows[0]!.submittedAt,
          actor: 'veteran',
          commandId: 'a command',
          version: null,
        },
      },
    ] as const,
};
