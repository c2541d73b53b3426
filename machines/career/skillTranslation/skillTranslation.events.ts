import type { SkillFilters, SkillReport, SkillReportReason } from '../model/index.ts';

type FilterChange = {
  [Name in keyof SkillFilters]: { type: 'filter.change'; filter: Name; value: SkillFilters[Name] };
}[keyof SkillFilters];

/** Events that the search for military occupations sends. */
export type SkillTranslationEvent =
  | FilterChange
  | { type: 'filters.clear' }
  | { type: 'list.extend' }
  /** Something is wrong with an occupation; null: one is missing. */
  | { type: 'report.open'; occupationId: string | null }
  | { type: 'reason.choose'; reason: SkillReportReason }
  | { type: 'message.change'; value: string }
  | { type: 'report.submit' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the address names what is looked for, and whether a report is written. */
export type SkillTranslationParentEvent = {
  type: 'location.changed';
  filters: SkillFilters;
  /** Whether the report is open, and on which occupation; null there: on none of the list. */
  report: { occupationId: string | null } | null;
};

export type SkillTranslationEmitted =
  | { type: 'filters.changed'; filters: SkillFilters }
  | { type: 'report.wanted'; occupationId: string | null }
  /** The dialog was closed from within; the address may forget it. */
  | { type: 'dialog.closed' }
  /** Keep these reports in this browser; oldest first. */
  | { type: 'reports.changed'; reports: readonly SkillReport[] };
