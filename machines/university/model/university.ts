import type { ApplicantRecords } from '../../reviews/model/applicantRecords.ts';
import type { ReviewSource } from '../../reviews/model/reviewOf.ts';
import type { CollegeApplication } from '../../model/world/applications.ts';
import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import { caseworkOf } from '../../model/cases/caseSteps.ts';
import type { Casework } from '../../model/cases/caseSteps.ts';
import type { CollegeStatus } from '../../model/world/statuses.ts';
import { latestDecision, decidedStatus } from '../../model/world/applyFact.ts';
import type { World } from '../../model/world/world.ts';
import type { TaughtProgram } from './programs.ts';
import { studentOf } from './students.ts';

/** What reports count of an application. */
export interface CountedApplication {
  /** ISO 8601 in UTC. */
  submitDate: string;
  status: CollegeStatus;
}

/** The same number for every moment of a calendar month in UTC, one more for the next month. */
const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();

/**
 * Applications of the last calendar months, the present one included, by the month in which they were submitted.
 *
 * @param span.skip Months to leave out at the end, for a previous period.
 */
function admissionsOf(
  applications: readonly CountedApplication[],
  { months, now, skip = 0 }: { months: number; now: number; skip?: number },
) {
  const first = monthOf(new Date(now)) - months - skip + 1;
  const isRecent = ({ submitDate }: CountedApplication) => {
    const month = monthOf(new Date(submitDate));
    return month >= first && (skip === 0 || month < first + months);
  };
  const recent = applications.filter(isRecent);
  const byMonth = (counted: readonly CountedApplication[]) => {
    const counts = Array.from({ length: months }, () => 0);
    for (const { submitDate } of counted) {
      const at = Math.min(months - 1, monthOf(new Date(submitDate)) - first);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  };
  const accepted = recent.filter(({ status }) => status === 'accepted');
  const decided = accepted.length + recent.filter(({ status }) => status === 'rejected').length;
  return {
    applications: recent.length,
    accepted: accepted.length,
    /** Of those decided, in percent; null before the first decision. */
    acceptance: decided === 0 ? null : Math.round((100 * accepted.length) / decided),
    byMonth: { applications: byMonth(recent), accepted: byMonth(accepted) },
  };
}

/** Something that happened at the university. */
export interface UniversityActivity {
  id: string;
  kind: 'certification' | 'credits' | 'meeting' | 'orientation';
  text: string;
  /** ISO 8601 instant. */
  at: string;
}

/** What a university brings along, before anything is decided. */
export interface UniversitySamples {
  applicants: ApplicantRecords;
  /** As applications name it. */
  organization: string;
  applications: readonly CollegeApplication[];
  /** Of earlier rounds: only reports still count them. */
  past: readonly CountedApplication[];
  /** Enrolled before anybody is accepted here. */
  students: readonly CaseRow[];
  programs: readonly TaughtProgram[];
  /** Recent activities, newest first, at times that chance draws. */
  activities: (random: () => number) => readonly UniversityActivity[];
  /** Students who stayed of those enrolled a year before, in percent, month by month. */
  stayed: readonly number[];
}

export const universityReviews = ({ applications, applicants }: UniversitySamples): ReviewSource => ({
  kind: 'college',
  samples: applications,
  applicants,
});

const newestFirst = (a: CollegeApplication, b: CollegeApplication) =>
  b.submitDate.localeCompare(a.submitDate);

/** Everything submitted, newest first: samples and what the shared world knows, each as its decisions leave it. */
export function applicationsOfUniversity(
  { applications }: Pick<UniversitySamples, 'applications'>,
  world: World,
): CollegeApplication[] {
  const decided = applications.map((application) => {
    const status = decidedStatus(world, 'college', application.id, application.status);
    return status === application.status ? application : { ...application, status };
  });
  return [...world.collegeApplications, ...decided].toSorted(newestFirst);
}

/** Everyone who studies here: whoever was accepted, and those of earlier terms; and what was done with them since. */
export function universityCasework(samples: UniversitySamples, world: World): Casework {
  const accepted = applicationsOfUniversity(samples, world).filter(({ status }) => status === 'accepted');
  const enrolled = accepted.map((item) => {
    const at = latestDecision(world, 'college', item.id)?.at;
    return studentOf(item, at === undefined ? item.submitDate : new Date(at).toISOString(), samples.programs);
  });
  // Accepted twice, somebody still is one student.
  const persons = new Map(enrolled.toReversed().map((item) => [item.id, item]));
  return caseworkOf('university', [...[...persons.values()].toReversed(), ...samples.students], world);
}
/** Who studies here now. */
export const studentsOf = (samples: UniversitySamples, world: World): CaseRow[] =>
  universityCasework(samples, world).rows.filter(({ closedAt }) => closedAt === null);

const waiting: readonly CollegeStatus[] = ['submitted', 'under_review'];
export const collegeAwaitsDecision = ({ status }: Pick<CollegeApplication, 'status'>): boolean =>
  waiting.includes(status);

/** What was submitted and accepted over some months: the one source of the dashboard's and the report's figures. */
export const universityAdmissions = (
  samples: UniversitySamples,
  world: World,
  span: { months: number; now: number; skip?: number },
) => admissionsOf([...samples.past, ...applicationsOfUniversity(samples, world)], span);

/** Months that the dashboard looks back on, as the report does unless another range is chosen. */
const yearMonths = 12;

/** Figures of the dashboard at `now` (epoch milliseconds). */
export function universityFigures(samples: UniversitySamples, world: World, now: number) {
  const applications = applicationsOfUniversity(samples, world);
  const year = universityAdmissions(samples, world, { months: yearMonths, now });
  return {
    activeStudents: studentsOf(samples, world).length,
    applications: applications.length,
    pending: applications.filter(collegeAwaitsDecision).length,
    interviews: applications.filter(({ status }) => status === 'interview_scheduled').length,
    /** Of the months that a report usually looks back on. */
    accepted: year.accepted,
    acceptance: year.acceptance,
  };
}
export type UniversityFigures = ReturnType<typeof universityFigures>;

/** A program with those who want to and do study it. */
export interface ProgramDemand extends TaughtProgram {
  applications: number;
  /** Of these, those that wait for a decision. */
  waiting: number;
  students: number;
  /** Seats left for new students. */
  open: number;
}

/** Programs, those most applied for first. */
export function programDemand(samples: UniversitySamples, world: World): ProgramDemand[] {
  const applications = applicationsOfUniversity(samples, world);
  const students = studentsOf(samples, world);
  return samples.programs
    .map((program) => {
      const named = applications.filter((application) => application.program === program.name);
      const accepted = named.filter(({ status }) => status === 'accepted').length;
      return {
        ...program,
        applications: named.length,
        waiting: named.filter(collegeAwaitsDecision).length,
        students: students.filter((student) => student.title === program.name).length,
        open: Math.max(0, program.seats - accepted),
      };
    })
    .toSorted((a, b) => b.applications - a.applications || a.name.localeCompare(b.name));
}
