import type { SnapshotFrom } from 'xstate';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import {
  comparedSchoolsMax,
  formatComparedSchools,
  formatSchoolRoute,
  mainFacilityCode,
  schoolMoney,
  schoolSources,
} from '../model/index.ts';
import type { FactSource, School, SchoolDetail, SchoolMoney, SchoolRoute } from '../model/index.ts';
import type { schoolsMachine } from './schools.machine.ts';

export interface LinkedSchool extends School {
  href: string;
}

export interface OpenSchool extends SchoolDetail {
  money: SchoolMoney;
  /** VA's code of its main campus. Null: unknown. */
  facilityCode: string | null;
  /** Programs that it publishes here. */
  programsHref: string;
  /** The Benefits Calculator with its figures. */
  planHref: string;
}

export interface SchoolsView {
  q: string;
  /** Digits of a ZIP code, perhaps not all yet. */
  near: string;
  list:
    | 'idle'
    | 'searching'
    | 'loading'
    | 'listed'
    | 'loadingMore'
    | 'moreFailed'
    | 'nothing'
    | 'notImported'
    | 'unknown'
    | 'failed';
  /** While others are loaded, those of before. */
  found: readonly LinkedSchool[];
  hasMore: boolean;
  page: 'closed' | 'loading' | 'missing' | 'notImported' | 'failed' | 'open';
  school: OpenSchool | null;
  /** Schools that are put side by side; `href` shows them. */
  compared: { ids: readonly string[]; isFull: boolean; href: string };
  /** The list again. */
  backHref: string;
  /** Whether the person may bring in what is missing. */
  isAdmin: boolean;
  /** What is shown is from these. Their numbers begin at 1. */
  sources: readonly FactSource[];
  /** Why a call failed. */
  problem: Phrase;
}

export function schoolsView({ value, context }: SnapshotFrom<typeof schoolsMachine>): SchoolsView {
  const { route, found, detail, at, problem } = context;
  const hrefTo = (changes: Partial<SchoolRoute>) => {
    const query = Object.entries(formatSchoolRoute({ ...route, ...changes }));
    return shellHref({
      ...at,
      tab: 'education',
      detail: ['schools'],
      query: Object.fromEntries(query.flatMap(([name, text]) => (text === null ? [] : [[name, text]]))),
    });
  };
  const { list, page } = value;
  const isOpen = page === 'open';
  return {
    q: route.q,
    near: route.near,
    list: list === 'routing' ? 'loading' : list,
    found:
      found?.items.map((school) => ({
        ...school,
        href: hrefTo({ open: school.id }),
      })) ?? [],
    hasMore: found?.nextCursor != null,
    page: page === 'routing' || page === 'reading' ? 'loading' : page,
    school:
      isOpen && detail
        ? {
            ...detail,
            money: schoolMoney(detail),
            facilityCode: mainFacilityCode(detail.school.facilityCodes),
            planHref: shellHref({
              ...at,
              tab: 'education',
              detail: ['calculator'],
              query: { school: detail.school.id },
            }),
            programsHref: shellHref({
              ...at,
              tab: 'marketplace',
              query: { show: 'listings', kind: 'degree', q: detail.school.name },
            }),
          }
        : null,
    compared: {
      ids: route.compared,
      isFull: route.compared.length >= comparedSchoolsMax,
      href: shellHref({
        ...at,
        tab: 'education',
        detail: ['compare'],
        query: { compare: formatComparedSchools(route.compared) },
      }),
    },
    backHref: hrefTo({ open: null }),
    isAdmin: at.role === 'admin',
    sources: schoolSources(isOpen ? (detail?.sources ?? []) : (found?.sources ?? [])),
    problem: problemMessage(problem),
  };
}
