import { signInHref } from '../../account/model/returnTo.ts';
import { formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { daysBetween, type Day } from '../../model/time/index.ts';
import { publicListingsHref } from '../../organizations/model/publicPages.ts';
import {
  leavingReasons,
  serviceComponents,
  type CivilianDetail,
  type CivilianList,
  type CivilianOccupation,
  type Deadlines,
  type MilitaryCode,
  type MilitaryCodes,
  type MilitaryOccupation,
} from './answers.ts';
import { branchNameOf } from './branches.ts';
import type { DeadlineQuestion } from './countdown.ts';
import { deeds, occupationsUsing, type Deed } from './deeds.ts';
import { anyBranch, branchChoices, formatOccupationRoute, type OccupationRoute } from './occupationRoute.ts';
import type { School, SchoolDetail, Schools } from './schoolAnswers.ts';
import { schoolMoney } from './schoolMoney.ts';
import { formatSchoolRoute, type SchoolRoute } from './schoolRoute.ts';
import { mainFacilityCode, occupationSources, schoolSources } from './sources.ts';

/** Addresses of what everyone can look up without an account, without a language. */
export const publicLookups = {
  occupations: '/occupations',
  schools: '/schools',
  countdown: '/countdown',
} as const;

/** What a page for everyone shows of the public files. It depends on nothing else, so the same content is the same page. */
export type PublicLookup =
  | { kind: 'occupations'; route: OccupationRoute; found: MilitaryCodes | null }
  | {
      kind: 'occupation';
      route: OccupationRoute;
      occupation: MilitaryOccupation;
      /** The civilian occupation in depth. */
      detail: CivilianDetail | null;
      /** Where a code leads to nothing: what fits what the person did. */
      fitting: CivilianList | null;
    }
  | { kind: 'schools'; route: SchoolRoute; found: Schools | null; isZipUnknown: boolean }
  | { kind: 'school'; detail: SchoolDetail }
  | {
      kind: 'countdown';
      question: DeadlineQuestion | null;
      deadlines: Deadlines | null;
      today: Day;
      /** Whether something was asked, but not all that is needed. */
      isIncomplete: boolean;
    }
  /** Nobody has imported the files that would answer. */
  | { kind: 'notImported'; of: 'occupations' | 'schools' };
const lookupKinds: readonly string[] = [
  'occupations',
  'occupation',
  'schools',
  'school',
  'countdown',
  'notImported',
] satisfies readonly PublicLookup['kind'][];
/** Tells them from the pages of organizations and listings. */
export const isPublicLookup = <Page extends { kind: string }>(
  page: Page | PublicLookup,
): page is PublicLookup => lookupKinds.includes(page.kind);
export type PublicLookupOf<Kind extends PublicLookup['kind']> = Extract<PublicLookup, { kind: Kind }>;

const withQuery = (path: string, query: Readonly<Record<string, string | null>>) =>
  path +
  formatQuery(
    Object.fromEntries(Object.entries(query).flatMap(([name, text]) => (text ? [[name, text]] : []))),
  );

export const publicOccupationHref = (
  { branch, code }: Pick<MilitaryCode, 'branch' | 'code'>,
  { onet = null, did = [] }: Partial<Pick<OccupationRoute, 'onet' | 'did'>> = {},
) =>
  withQuery(`${publicLookups.occupations}/${branch}/${code.toLowerCase()}`, {
    civilian: onet,
    did: did.join('.'),
  });
export const publicSchoolHref = ({ id }: Pick<School, 'id'>) => `${publicLookups.schools}/${id}`;

/** The date that is counted from, as the address and the browser's own form name it. Null if the day or the component is missing. */
export function parseDeadlineQuestion(query: Query): DeadlineQuestion | null {
  const separation = query['separation'] ?? '';
  const component = serviceComponents.find((one) => one === query['component']);
  const reason = leavingReasons.find((one) => one === query['reason']);
  const isDay =
    /^(19|20)\d{2}-\d{2}-\d{2}$/.test(separation) &&
    new Date(`${separation}T00:00:00Z`).toISOString().startsWith(separation);
  return isDay && component ? { separation, component, ...(reason && { reason }) } : null;
}
export const formatDeadlineQuestion = ({ separation, component, reason }: DeadlineQuestion) => ({
  separation,
  component,
  reason: reason ?? null,
});

/** The address of a page without a language; null if search engines should not know it. */
export function publicLookupHref(page: PublicLookup): string | null {
  switch (page.kind) {
    case 'occupation':
      return publicOccupationHref(page.occupation);
    case 'school':
      return publicSchoolHref(page.detail.school);
    case 'notImported':
      return null;
    default:
      return publicLookups[page.kind];
  }
}

/** Where somebody who reads a page signs in: to the same inside of the platform. */
export function lookupSignInHref(page: PublicLookup): string {
  switch (page.kind) {
    case 'occupation':
      return signInHref(
        withQuery(
          '/platform/career/translation',
          formatOccupationRoute({ ...page.route, open: page.occupation }),
        ),
      );
    case 'school':
      return signInHref(`/platform/education/schools?school=${page.detail.school.id}`);
    case 'countdown':
      return signInHref(
        withQuery(
          '/platform/dashboard/countdown',
          page.question ? formatDeadlineQuestion(page.question) : {},
        ),
      );
    case 'schools':
      return signInHref('/platform/education/schools');
    case 'occupations':
    case 'notImported':
      return signInHref('/platform/career/translation');
  }
}

const linkedCode = ({ branch, code, title }: MilitaryCode) => ({
  branch,
  branchName: branchNameOf(branch),
  code,
  title,
  href: publicOccupationHref({ branch, code }),
  isOpen: false,
});

export const publicOccupationsView = ({ route, found }: PublicLookupOf<'occupations'>) => ({
  q: route.q,
  branch: route.branch,
  branches: branchChoices.map((branch) => ({
    branch,
    isCurrent: branch === route.branch,
    href: withQuery(publicLookups.occupations, { q: route.q, branch: branch === anyBranch ? null : branch }),
  })),
  /** Null before anything is searched for. */
  found: found && found.items.map(linkedCode),
});
export type PublicOccupationsView = ReturnType<typeof publicOccupationsView>;

/** A code that leads to no civilian occupation asks what the person did instead. */
export function publicOccupationView({ route, occupation, detail, fitting }: PublicLookupOf<'occupation'>) {
  const { branch, code, title, otherTitles, civilian, isMilitaryOnly } = occupation;
  const chosen = detail?.occupation ?? null;
  const linked = <One extends CivilianOccupation>(one: One) => ({
    ...one,
    href: publicOccupationHref(occupation, { onet: one.onet, did: route.did }),
    isChosen: one.onet === chosen?.onet,
    jobsHref: publicListingsHref({ kind: 'job', q: one.title }),
  });
  const used = new Map(occupationsUsing(route.did).map((one) => [one.onet, one.deeds]));
  return {
    branchName: branchNameOf(branch),
    code,
    title,
    otherTitles,
    leadsTo:
      civilian.length > 0
        ? ('civilian' as const)
        : isMilitaryOnly
          ? ('military' as const)
          : ('none' as const),
    civilian: civilian.map(linked),
    jobsHref: publicListingsHref({ kind: 'job', q: code }),
    chosen: chosen && linked(chosen),
    skills: detail?.skills ?? [],
    tasks: detail?.tasks ?? [],
    near: detail?.near.map(linked) ?? [],
    depth: 'shown' as const,
    deeds: deeds.map((deed: Deed) => {
      const isChosen = route.did.includes(deed);
      const did = deeds.filter((one) => (one === deed ? !isChosen : route.did.includes(one)));
      return { deed, isChosen, href: publicOccupationHref(occupation, { did }) };
    }),
    fitting: fitting?.items.map((one) => ({ ...linked(one), deeds: used.get(one.onet) ?? [] })) ?? [],
    sources: occupationSources(occupation.sources, detail?.sources, fitting?.sources),
    searchHref: publicLookups.occupations,
  };
}
export type PublicOccupationView = ReturnType<typeof publicOccupationView>;

export const publicSchoolsView = ({ route, found, isZipUnknown }: PublicLookupOf<'schools'>) => ({
  q: route.q,
  near: route.near,
  isZipUnknown,
  /** Null before anything is searched for. */
  found: found && found.items.map((school) => ({ ...school, href: publicSchoolHref(school) })),
  moreHref:
    found?.nextCursor == null
      ? null
      : withQuery(publicLookups.schools, {
          ...formatSchoolRoute({ ...route, open: null }),
          cursor: found.nextCursor,
        }),
  sources: schoolSources(found?.sources ?? []),
});
export type PublicSchoolsView = ReturnType<typeof publicSchoolsView>;

export const publicSchoolView = ({ detail }: PublicLookupOf<'school'>) => ({
  open: {
    ...detail,
    money: schoolMoney(detail),
    facilityCode: mainFacilityCode(detail.school.facilityCodes),
    programsHref: publicListingsHref({ kind: 'degree', q: detail.school.name }),
    planHref: signInHref(`/platform/education/calculator?school=${detail.school.id}`),
  },
  sources: schoolSources(detail.sources),
  searchHref: publicLookups.schools,
});
export type PublicSchoolView = ReturnType<typeof publicSchoolView>;

export function publicCountdownView(page: PublicLookupOf<'countdown'>) {
  const { question, deadlines, today, isIncomplete } = page;
  const items = (deadlines?.items ?? []).map((one) => ({
    ...one,
    daysLeft: one.due === null ? null : daysBetween(today, one.due),
  }));
  const dated = items.filter(({ due, isOver }) => due !== null && !isOver);
  const months = [...new Set(dated.map(({ due }) => due!.slice(0, 7)))];
  return {
    question,
    today,
    components: serviceComponents,
    reasons: leavingReasons,
    daysLeft: question && daysBetween(today, question.separation),
    overdue: items.filter(({ isOver }) => isOver),
    months: months.map((month) => ({ month, items: dated.filter(({ due }) => due!.startsWith(month)) })),
    undated: items.filter(({ due }) => due === null),
    others: deadlines?.others ?? [],
    saveHref: lookupSignInHref(page),
    isAsked: deadlines !== null,
    isIncomplete,
  };
}
export type PublicCountdownView = ReturnType<typeof publicCountdownView>;
export type PublicDeadline = PublicCountdownView['undated'][number];
