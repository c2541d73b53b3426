import type { SnapshotFrom } from 'xstate';
import {
  branchFilters,
  civilianHref,
  civilianTitles,
  findOccupations,
  hasSkillFilters,
  militaryBranchDetails,
  militarySourceDate,
  militarySources,
  occupationSource,
  occupationPageSize,
  skillReportMax,
  skillReportReasons,
} from '../model/index.ts';
import type {
  MilitaryOccupation,
  SkillFilters,
  SkillReportDraft,
  SkillReportReason,
} from '../model/index.ts';
import type { skillTranslationMachine } from './skillTranslation.machine.ts';

export interface OccupationView extends Omit<MilitaryOccupation, 'civilian'> {
  /** `Army MOS 92Y` */
  label: string;
  civilian: readonly { code: string; title: string; href: string }[];
  /** Whether this browser has a report about it. */
  isReported: boolean;
}

export interface SkillReportView {
  state: 'closed' | 'editing' | 'incomplete' | 'confirmingClose' | 'stored';
  /** What it is about; null: an occupation that is missing. */
  about: string | null;
  draft: SkillReportDraft;
  reasons: readonly SkillReportReason[];
  /** Most characters. */
  max: number;
  error: 'empty' | 'long' | null;
  attempt: number;
}

export interface SkillTranslationView {
  filters: SkillFilters;
  branches: typeof branchFilters;
  hasFilters: boolean;
  /** Total number of occupations. */
  total: number;
  /** Total number of results. */
  count: number;
  /** The one that is shown in depth: the chosen one, or the first. Null if none is found. */
  chosen: OccupationView | null;
  listed: readonly OccupationView[];
  /** Number of results to list next; 0 if all are listed. */
  more: number;
  report: SkillReportView;
  /** Number of reports in this browser. */
  reported: number;
  sources: readonly { name: string; href: string }[];
  /** `YYYY-MM-DD` when the lists were retrieved. */
  sourceDate: string;
}

const labelOf = ({ branch, code }: MilitaryOccupation) => {
  const { name, codeName } = militaryBranchDetails[branch];
  return `${name} ${codeName} ${code}`;
};

export function skillTranslationView({
  value,
  context,
}: SnapshotFrom<typeof skillTranslationMachine>): SkillTranslationView {
  const { occupations, filters, shownCount, reports, occupationId, draft, attempt } = context;
  const found = findOccupations(occupations, filters);
  const seen = (one: MilitaryOccupation): OccupationView => ({
    ...one,
    label: labelOf(one),
    civilian: one.civilian.map((code) => ({ code, title: civilianTitles[code], href: civilianHref(code) })),
    isReported: reports.some((report) => report.occupationId === one.id),
  });
  const chosen = found.find(({ id }) => id === filters.show) ?? found[0];
  const { report } = value;
  const state = (typeof report === 'object' ? report.writing : report) as SkillReportView['state'];
  const about = occupations.find(({ id }) => id === occupationId);
  const wrong = draft.message.length > skillReportMax ? 'long' : 'empty';
  return {
    filters,
    branches: branchFilters,
    hasFilters: hasSkillFilters(filters),
    total: occupations.length,
    count: found.length,
    chosen: chosen ? seen(chosen) : null,
    listed: found.slice(0, shownCount).map(seen),
    more: Math.min(occupationPageSize, Math.max(0, found.length - shownCount)),
    report: {
      state,
      about: about ? `${labelOf(about)}, ${about.title}` : null,
      draft,
      reasons: skillReportReasons,
      max: skillReportMax,
      error: state === 'incomplete' ? wrong : null,
      attempt,
    },
    reported: reports.length,
    sources: [...Object.values(militarySources), occupationSource],
    sourceDate: militarySourceDate,
  };
}
