import type { InterviewServer, PlatformServer } from '../../../app/services/platformServer.ts';

/** The listing that people apply for. */
export const listingTitle = 'Crane mechanic';

/** Somebody who has applied to the organization. */
export interface Applicant {
  name: string;
  applicationId: string;
  /** Writes to the organization. */
  write: (text: string) => Promise<void>;
}

/** One of the two servers, as somebody sees it who decides for an organization. */
export interface Site {
  server: PlatformServer;
  interviews: InterviewServer;
  slug: string;
  organizationId: string;
  applicant: (name: string) => Promise<Applicant>;
  close: () => Promise<void>;
}
