import type { ApplicationKind } from '../world/statuses.ts';
import type { ApplicationStatus } from './decideApplication.ts';

/** How far an application has come: sent, interviewed, offered, taken. */
export type Stage = 0 | 1 | 2 | 3;

/** The one that a decision leads to by which somebody is taken in. */
export const takenStage: Stage = 3;

const stages: Readonly<Partial<Record<ApplicationStatus, Stage>>> = {
  interview: 1,
  interview_scheduled: 1,
  offered: 2,
  hired: 3,
  accepted: 3,
  active: 3,
};
/** The stage that a status stands for. A waiting list, a rejection or a withdrawal lead no further. */
export const stageOf = (status: ApplicationStatus): Stage => stages[status] ?? 0;

/** The stages that applications of each kind go through. */
export const stagesOf: Readonly<Record<ApplicationKind, readonly Stage[]>> = {
  job: [0, 1, 2, 3],
  college: [0, 1, 3],
  nonprofit: [0, 3],
};
