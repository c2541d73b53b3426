import { candidatesHrefFor } from '../model/addresses.ts';
import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { jobImportLimits, organizationListingsHref } from '../../organizations/model/index.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { fieldErrorPhrase, problemMessage } from '../../system/model/index.ts';
import type { FieldError, Problem, IntlConfig } from '../../system/model/index.ts';
import type { JobFile } from './jobImport.events.ts';
import type { jobImportMachine } from './jobImport.machine.ts';

export type JobImportState =
  | 'loading'
  | 'missing'
  | 'loadFailed'
  | 'closed'
  | 'choosing'
  | 'chosen'
  | 'sending'
  | 'broken'
  | 'failed'
  | 'limited'
  | 'proving'
  | 'done';

/** What is wrong with a line. The field is empty if it concerns the whole line. */
export interface BrokenLine {
  line: number;
  errors: readonly { field: string; phrase: Phrase }[];
}

export interface JobImportView {
  state: JobImportState;
  /** Null until it is loaded. */
  organization: Organization | null;
  /** Where the person looks for candidates; null for whoever can't. */
  candidatesHref: string | null;
  file: JobFile | null;
  limits: typeof jobImportLimits;
  canSubmit: boolean;
  busy: boolean;
  waitSeconds: number | null;
  /** Without an answer, nobody knows whether the jobs were added. */
  isUncertain: boolean;
  /** Broken lines in the order of the file; empty unless the file was refused for them. */
  broken: readonly BrokenLine[];
  /** How many drafts were added (done). */
  imported: number;
  listHref: string;
  /** Why loading or the import failed, or null. */
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof jobImportMachine>;

const looksLike = { routing: 'loading', notLoaded: 'loading', refused: 'sending' } as const;
const sendable: readonly JobImportState[] = ['chosen', 'broken', 'failed'];
const withFailure: readonly JobImportState[] = ['loadFailed', 'failed', 'limited', 'broken'];

/** The errors by line: `lines.7.zip` is an error in line 7. */
export function brokenLines(fieldErrors: readonly FieldError[] = []): BrokenLine[] {
  const found = fieldErrors.flatMap((error) => {
    const [, line, field = ''] = /^lines\.(\d+)(?:\.(\w+))?/.exec(error.path) ?? [];
    return line === undefined ? [] : [{ line: Number(line), field, phrase: fieldErrorPhrase(error) }];
  });
  return [...Map.groupBy(found, ({ line }) => line)].map(([line, errors]) => ({ line, errors }));
}

const brokenIn = ({ code, errors }: Problem) => (code === 'import_refused' ? brokenLines(errors) : []);

export function jobImportView({ value, context }: Snapshot): JobImportView {
  const state: JobImportState =
    value in looksLike ? looksLike[value as keyof typeof looksLike] : (value as JobImportState);
  return {
    state,
    organization: context.owner?.organization ?? null,
    candidatesHref: candidatesHrefFor(context.owner),
    // A browser's file has these as getters, which a copy would lose.
    file: context.file && { name: context.file.name, size: context.file.size },
    limits: jobImportLimits,
    canSubmit: sendable.includes(state),
    busy: state === 'sending' || state === 'proving',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    isUncertain: state === 'failed' && context.problem.status === 0,
    broken: state === 'broken' ? brokenIn(context.problem) : [],
    imported: state === 'done' ? context.imported : 0,
    listHref: organizationListingsHref(context.slug),
    failure: withFailure.includes(state) ? problemMessage(context.problem) : null,
    intl: context.intl,
  };
}
