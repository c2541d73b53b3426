import type { SkillFilters, SkillReport, SkillReportReason } from '../model/index.ts';

type FilterChange = {
  [Name in 'q' | 'branch']: { type: 'filter.change'; filter: Name; value: SkillFilters[Name] };
}['q' | 'branch'];

/** Events that the search for military occupations sends. */
export type SkillTranslationEvent =
  | FilterChange
  | { type: 'filters.clear' }
  /** Shows an occupation of the list in depth. */
  | { type: 'occupation.choose'; occupationId: string }
  | { type: 'list.more' }
  /** Opens a report about an occupation; null for a missing one. */
  | { type: 'report.open'; occupationId: string | null }
  | { type: 'reason.choose'; reason: SkillReportReason }
  | { type: 'message.change'; value: string }
  | { type: 'report.submit' }
  | { type: 'dialog.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the URL names the search and filters, and whether a report is written. */
export type SkillTranslationParentEvent = {
  type: 'location.changed';
  filters: SkillFilters;
  /** The open report and its occupation. A null id means that the occupation is missing in the list. */
  report: { occupationId: string | null } | null;
};

export type SkillTranslationEmitted =
  | { type: 'filters.changed'; filters: SkillFilters }
  | { type: 'report.wanted'; occupationId: string | null }
  /** The dialog was closed from within; it should be removed from the URL. */
  | { type: 'dialog.closed' }
  /** Stores these reports in this browser, oldest first. */
  | { type: 'reports.changed'; reports: readonly SkillReport[] };
