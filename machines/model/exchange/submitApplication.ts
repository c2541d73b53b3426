import { fullnessOf, salaryOf } from '../../organizations/model/listing.ts';
import type { Listing } from '../../organizations/model/listing.ts';
import { endOfLastDay } from '../../organizations/model/lastDay.ts';
import type { FactBody } from '../world/facts.ts';
import { submissionCommands } from './commands/applications.ts';
import type { Submission } from './commands/applications.ts';
import { listingKindOf, snapshotOf } from './submission.ts';
import type { Snapshot } from './submission.ts';
import type { Profile } from '../../profile/model/profile.ts';

/** A listing that is published, and whose it is. */
export interface OpenListing {
  listing: Listing;
  organizationName: string;
}

/** What a submission depends on. */
export interface SubmissionState {
  /** Null if nobody can see the listing any more. */
  open: OpenListing | null;
  profile: Profile;
  account: { id: string; name: string; email: string };
  /** The person's application for the listing that is not over yet. */
  current: { id: string } | null;
}

export type SubmissionOutcome =
  | { refused: 'listing_closed' | 'listing_full' }
  | { refused: 'already_applied'; applicationId: string }
  | {
      /** The application as the organization gets it. */
      /** `line`: it waits for a spot; null if one is free. */
      application: { answers: Submission; snapshot: Snapshot; line: 'waiting' | null };
      /** What the applicant's screens learn. */
      body: FactBody;
    };

/** Whether people can still apply: the last day counts wherever they are. `at` is in epoch milliseconds. */
const isOpenAt = ({ status, closesOn }: Listing, at: number) =>
  status === 'published' && (closesOn === '' || at < endOfLastDay(closesOn));

/**
 * The fact of an application, in the form that the applicant's screens know. Its long texts are part of what was sent,
 * which is stored once.
 */
function factBodyOf(
  command: Submission,
  { listing, organizationName }: OpenListing,
  {
    snapshot,
    veteranId,
    id,
    at,
    line,
  }: { snapshot: Snapshot; veteranId: string; id: string; at: string; line: 'waiting' | null },
): FactBody {
  const common = {
    id,
    listingId: listing.id,
    veteranId,
    veteranName: snapshot.name,
    veteranImage: '',
    veteranBranch: snapshot.branch ?? '',
    veteranRank: snapshot.rank ?? '',
    submitDate: at,
    ...(line && { line }),
  };
  switch (command.type) {
    case 'job.submit':
      return {
        type: 'jobSubmitted',
        application: {
          ...common,
          matchScore: null,
          status: 'submitted',
          jobTitle: listing.title,
          company: organizationName,
          salary: salaryOf(listing),
          location: listing.location,
          militarySkills: snapshot.skills ?? [],
        },
      };
    case 'college.submit':
      return {
        type: 'collegeSubmitted',
        application: {
          ...common,
          matchScore: null,
          status: 'submitted',
          program: listing.title,
          university: organizationName,
          giBillRemaining: '',
        },
      };
    case 'nonprofit.submit':
      return {
        type: 'nonprofitEnrolled',
        application: {
          ...common,
          status: 'enrolled',
          progress: 0,
          program: listing.title,
          organization: organizationName,
          needsAssessment: command.services ?? [],
          ...(command.situation && { currentStatus: command.situation }),
        },
      };
  }
}

/**
 * What becomes of an application for a listing.
 *
 * @param moment.id Id of the application.
 * @param moment.at Epoch milliseconds.
 */
export function submitApplication(
  { open, profile, account, current }: SubmissionState,
  command: Submission,
  moment: { id: string; at: number },
): SubmissionOutcome {
  const at = new Date(moment.at).toISOString();
  const kind = listingKindOf[submissionCommands[command.type].kind];
  if (!open || open.listing.kind !== kind || !isOpenAt(open.listing, moment.at)) {
    return { refused: 'listing_closed' };
  }
  if (current) return { refused: 'already_applied', applicationId: current.id };
  const fullness = fullnessOf(open.listing);
  if (fullness === 'close') return { refused: 'listing_full' };
  const line = fullness && 'waiting';
  const name = profile.name || account.name || account.email;
  const snapshot = snapshotOf(profile, { name, email: account.email }, command.share);
  return {
    application: { answers: command, snapshot, line },
    body: factBodyOf(command, open, { snapshot, veteranId: account.id, id: moment.id, at, line }),
  };
}
