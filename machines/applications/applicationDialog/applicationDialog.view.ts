import type { SnapshotFrom } from 'xstate';
import {
  applicationTextLimits,
  fieldsOfKind,
  nextTerms,
  organizationOf,
  processingAt,
  statementLength,
  statementWords,
  subjectOf,
  tooLong,
} from '../model/index.ts';
import type {
  Applicant,
  ApplicationDraft,
  ApplicationTextField,
  ProcessingItem,
  StatementLength,
  Term,
} from '../model/index.ts';
import type { ApplicationKind } from '../../model/world/index.ts';
import type { Delivery } from '../../shell/model/index.ts';
import type { CurrentApplication } from './applicationDialog.events.ts';
import type { applicationDialogMachine } from './applicationDialog.machine.ts';

export type ApplicationDialogState =
  | 'closed'
  | 'refused'
  | 'editing'
  | 'tooLong'
  | 'confirmingClose'
  | 'processing'
  | 'finishing'
  | 'success';

/** Texts of a college application, for any form with its fields. */
export interface CollegeFormView {
  draft: Pick<ApplicationDraft, 'text' | 'startTerm' | 'financialAid'>;
  /** Maximum length of each text, in characters. */
  limits: Readonly<Record<ApplicationTextField, number>>;
  terms: readonly Term[];
  /** The personal statement counted, against the recommended length. */
  statement: { words: number; length: StatementLength; min: number; max: number };
}

export interface ApplicationDialogView {
  state: ApplicationDialogState;
  open: boolean;
  page: 'form' | 'processing' | 'success' | 'refused';
  kind: ApplicationKind;
  delivery: Delivery;
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
  /** In percent. */
  progress: number;
  checklist: readonly ProcessingItem[];
  /** Eight characters once the application is sent, else empty. */
  applicationId: string;
  /** The application because of which the veteran can't apply, or null. */
  currentApplication: CurrentApplication | null;
}

export const collegeFormView = (draft: ApplicationDraft, now: number): CollegeFormView => ({
  draft,
  limits: applicationTextLimits,
  terms: nextTerms(now),
  statement: { ...statementLength(draft.text.personalStatement), ...statementWords },
});

const pages = {
  processing: 'processing',
  finishing: 'processing',
  success: 'success',
  refused: 'refused',
} as const;

export function applicationDialogView({
  value,
  context,
}: SnapshotFrom<typeof applicationDialogMachine>): ApplicationDialogView {
  const {
    target,
    draft,
    applicant,
    delivery,
    restored,
    attempt,
    progress,
    applicationId,
    currentApplication,
  } = context;
  const current = value === 'arriving' ? 'closed' : value;
  const state = typeof current === 'object' ? current.form : current;
  const kind = target?.kind ?? 'job';
  return {
    state,
    open: state !== 'closed',
    page: pages[state as keyof typeof pages] ?? 'form',
    kind,
    delivery,
    subject: target ? subjectOf(target) : '',
    organization: target ? organizationOf(target) : '',
    terms:
      target?.kind === 'job'
        ? { salary: target.salary, location: target.location }
        : { salary: '', location: '' },
    applicant,
    fields: fieldsOfKind[kind],
    choices: target?.kind === 'nonprofit' ? target.services : kind === 'job' ? applicant.skills : [],
    draft,
    college: collegeFormView(draft, context.now()),
    restored,
    tooLong: state === 'tooLong' ? tooLong(draft) : [],
    attempt,
    progress,
    checklist: processingAt(progress),
    applicationId,
    currentApplication,
  };
}
