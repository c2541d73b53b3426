import type { SnapshotFrom } from 'xstate';
import {
  applicationTextLimits,
  fieldsOfKind,
  nextTerms,
  organizationOf,
  processingAt,
  snapshotParts,
  rateStatementLength,
  statementWords,
  subjectOf,
  tooLong,
} from '../model/index.ts';
import type {
  Applicant,
  ApplicationDraft,
  ApplicationTextField,
  ProcessingItem,
  SnapshotPart,
  LengthRating,
  Term,
} from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationKind } from '../../model/world/index.ts';
import { problemMessage, type CrisisFinding } from '../../system/model/index.ts';
import type { CurrentApplication } from './applicationDialog.events.ts';
import type { ApplicationDialogContext, applicationDialogMachine } from './applicationDialog.machine.ts';

export type ApplicationDialogState =
  | 'closed'
  | 'refused'
  | 'editing'
  | 'tooLong'
  | 'confirmingClose'
  | 'notSent'
  | 'sending'
  | 'success';

/** Texts of a college application, for any form with its fields. */
export interface CollegeFormView {
  draft: Pick<ApplicationDraft, 'text' | 'startTerm' | 'financialAid'>;
  /** What is written is about a crisis. */
  crisis: CrisisFinding | null;
  /** Maximum length of each text, in characters. */
  limits: Readonly<Record<ApplicationTextField, number>>;
  terms: readonly Term[];
  /** The personal statement counted, against the recommended length. */
  statement: { words: number; lengthRating: LengthRating; min: number; max: number };
}

export interface ApplicationDialogView {
  state: ApplicationDialogState;
  open: boolean;
  page: 'form' | 'sending' | 'processing' | 'success' | 'refused';
  kind: ApplicationKind;
  /** Position or program of the application. */
  subject: string;
  organization: string;
  /** A job's pay and location, as displayed; empty for other kinds. */
  terms: { salary: string; location: string };
  applicant: Applicant;
  /** Texts of the form in order. */
  fields: readonly ApplicationTextField[];
  /** Skills or services to choose from. */
  choices: readonly string[];
  draft: ApplicationDraft;
  college: CollegeFormView;
  /** Whether the draft was restored from an earlier visit. */
  restored: boolean;
  /** Texts that are too long, after an attempt to send. */
  tooLong: readonly ApplicationTextField[];
  attempt: number;
  /** In percent, if sending is only played; else null. */
  progress: number | null;
  checklist: readonly ProcessingItem[];
  /** What of the profile is sent along, in order; null in the demo, which sends nothing. */
  snapshot: readonly SnapshotPart[] | null;
  /** Why the server has refused the application, or null. */
  problem: Phrase | null;
  /** Eight characters once the veteran has applied, else empty. The ids of a server are not for people. */
  applicationId: string;
  /** The application because of which the veteran can't apply, or that a server has just stored. Null if there is none. */
  currentApplication: CurrentApplication | null;
}

export const collegeFormView = (
  draft: ApplicationDraft,
  crisis: CrisisFinding | null,
  now: number,
): CollegeFormView => ({
  draft,
  crisis,
  limits: applicationTextLimits,
  terms: nextTerms(now),
  statement: { ...rateStatementLength(draft.text.personalStatement), ...statementWords },
});

const pages = {
  sending: 'sending',
  success: 'success',
  refused: 'refused',
} as const;

/** Where the server takes a snapshot of the profile, all its skills or none are sent. */
function choicesOf({ target, applicant, pace }: ApplicationDialogContext): readonly string[] {
  if (target?.kind === 'nonprofit') return target.services;
  return target?.kind === 'college' || !pace ? [] : applicant.skills;
}

export function applicationDialogView({
  value,
  context,
}: SnapshotFrom<typeof applicationDialogMachine>): ApplicationDialogView {
  const {
    target,
    draft,
    applicant,
    pace,
    restored,
    attempt,
    progress,
    applicationId,
    currentApplication,
    profile,
    problem,
  } = context;
  const current = value === 'routing' ? 'closed' : value;
  const state = typeof current === 'object' ? current.form : current;
  const kind = target?.kind ?? 'job';
  return {
    state,
    open: state !== 'closed',
    page:
      state === 'sending' && progress !== null
        ? 'processing'
        : (pages[state as keyof typeof pages] ?? 'form'),
    kind,
    subject: target ? subjectOf(target) : '',
    organization: target ? organizationOf(target) : '',
    terms:
      target?.kind === 'job'
        ? { salary: target.salary, location: target.location }
        : { salary: '', location: '' },
    applicant,
    fields: fieldsOfKind[kind],
    choices: choicesOf(context),
    draft,
    college: collegeFormView(draft, context.crisis.finding, context.now()),
    restored,
    tooLong: state === 'tooLong' ? tooLong(draft) : [],
    attempt,
    progress,
    checklist: processingAt(progress ?? 0),
    snapshot: pace ? null : snapshotParts(profile, draft.leftOut),
    problem: state === 'notSent' && problem ? problemMessage(problem) : null,
    applicationId: pace ? (currentApplication?.id ?? applicationId) : '',
    currentApplication,
  };
}
