import type { CaseServer } from '../../../app/services/platformServer.ts';

/** Somebody whom a nonprofit has taken in, with needs that the demo's programs know. */
export interface Taken {
  name: string;
  applicationId: string;
  /** Takes the decision back. */
  undo: () => Promise<void>;
}

/** One of the two servers, as somebody sees it who works for a nonprofit, before anybody was taken in. */
export interface CaseSite {
  server: CaseServer;
  slug: string;
  organizationId: string;
  /** Id of whoever works there. */
  self: string;
  taken: (name: string, needs?: readonly string[]) => Promise<Taken>;
  close: () => Promise<void>;
}
