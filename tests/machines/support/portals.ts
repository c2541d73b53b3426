import type { CollegeDecision, JobDecision, World, WorldCommand } from '@vetsync/machines/model/world';
import type { PortalRow, PortalTable } from '@vetsync/machines/portal/model';
import { college, job, worldAfter } from './world.ts';

// What tests of the recruiter's and the university's portals share.

export const seenAt = Date.parse('2026-11-21T14:27:00Z');

/** The world after these commands. */
export const after = (...commands: WorldCommand[]): World => worldAfter(commands, seenAt);

/** The demo's veteran applies for a job of another company than the recruiter's. */
export const submitJob: WorldCommand = {
  type: 'job.submit',
  application: {
    ...job('NEWONE77'),
    jobTitle: 'Fleet Coordinator',
    company: 'Capital City Transit Works',
    salary: '$58,000 to $66,000',
    location: 'Austin, Texas',
    militarySkills: [],
  },
};
/** The demo's veteran applies for a program of another university than the portal's. */
export const submitCollege: WorldCommand = {
  type: 'college.submit',
  application: {
    ...college('NEWONE77'),
    program: 'Bachelor of Science in Cybersecurity',
    university: 'Caprock University',
  },
};

const decisionOn = (applicationId: string) => ({ applicationId, id: `decision-${applicationId}` });
export const decideJob = (applicationId: string, decision: JobDecision): WorldCommand => ({
  type: 'job.decide',
  decision,
  subject: 'A job',
  ...decisionOn(applicationId),
});
export const decideCollege = (applicationId: string, decision: CollegeDecision): WorldCommand => ({
  type: 'college.decide',
  decision,
  subject: 'A program',
  ...decisionOn(applicationId),
});

/** Ids of the actions that a table offers for a row. */
export const actionsFor = (
  { actions }: Pick<PortalTable, 'actions'>,
  row: PortalRow | undefined,
): string[] | undefined => row && actions.filter(({ when }) => when?.(row) ?? true).map(({ id }) => id);
