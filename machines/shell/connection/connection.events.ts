/** Events that the banner sends. */
export type ConnectionEvent = { type: 'outbox.retry' };

/** Events from the app: the browser's connection, and all outboxes' unsent entries and whether they are stored. */
export type ConnectionParentEvent =
  | { type: 'connection.changed'; online: boolean }
  | { type: 'outbox.changed'; pending: number; stored: boolean };

/** The person asked to retry unsent entries now. */
export type ConnectionEmitted = { type: 'outbox.retry' };
