/** Events that the banner sends. */
export type ConnectionEvent = { type: 'outbox.retry' };

/** What the app reports: the browser's connection, and unsent entries of all outboxes and whether the browser keeps them. */
export type ConnectionParentEvent =
  | { type: 'connection.changed'; online: boolean }
  | { type: 'outbox.changed'; pending: number; persisted: boolean };

/** The person wants unsent entries tried now. */
export type ConnectionEmitted = { type: 'outbox.retry' };
