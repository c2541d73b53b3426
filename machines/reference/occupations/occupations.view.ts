import type { SnapshotFrom } from 'xstate';
import type { Branch } from '../../profile/model/index.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import {
  branchChoices,
  branchNameOf,
  branchSlugOf,
  deeds,
  formatOccupationRoute,
  occupationSources,
  occupationsUsing,
} from '../model/index.ts';
import type {
  BranchChoice,
  BranchSlug,
  CivilianDetail,
  CivilianOccupation,
  Deed,
  FactSource,
  OccupationRoute,
} from '../model/index.ts';
import { isServed, onetOf } from './occupations.machine.ts';
import type { occupationsMachine } from './occupations.machine.ts';

export interface LinkedCode {
  branch: BranchSlug;
  branchName: Branch;
  code: string;
  title: string;
  href: string;
  isOpen: boolean;
}
export interface LinkedOccupation extends CivilianOccupation {
  href: string;
  isChosen: boolean;
  /** Jobs here whose text has its name, or what people call it. */
  jobsHref: string;
}

export interface OccupationsView {
  q: string;
  branch: BranchChoice;
  branches: readonly BranchChoice[];
  list: 'idle' | 'searching' | 'loading' | 'listed' | 'nothing' | 'notImported' | 'failed';
  found: readonly LinkedCode[];
  /** Codes of the person's profile. */
  own: readonly LinkedCode[];
  /** Where the person enters the codes. */
  editHref: string;
  /** Whether the person may bring in what is missing. */
  isAdmin: boolean;
  page: 'closed' | 'loading' | 'missing' | 'notImported' | 'failed' | 'open';
  /** The military occupation that is open. */
  occupation: {
    branchName: Branch;
    code: string;
    title: string;
    otherTitles: readonly string[];
    /** `none`: its publisher names no civilian occupation. `military`: it names only military ones. */
    leadsTo: 'civilian' | 'military' | 'none';
    civilian: readonly LinkedOccupation[];
    /** Jobs here that the code leads to. */
    jobsHref: string;
  } | null;
  depth: 'none' | 'loading' | 'failed' | 'shown' | 'asking' | 'fitting';
  /** The civilian occupation in depth. */
  chosen: LinkedOccupation | null;
  skills: readonly string[];
  /** What people do in it, as a sentence each. */
  tasks: readonly string[];
  near: readonly (LinkedOccupation & { reason: CivilianDetail['near'][number]['reason'] })[];
  deeds: readonly { deed: Deed; isChosen: boolean }[];
  fitting: readonly (LinkedOccupation & { deeds: readonly Deed[] })[];
  /** What is shown is from these. Their numbers begin at 1. */
  sources: readonly FactSource[];
  /** Whether the person says that the civilian occupation in depth doesn't fit. Null: it is not one that the code leads to. */
  report: 'none' | 'sending' | 'sent' | 'failed' | null;
  profile: 'absent' | 'present' | 'adding' | 'removing' | 'failed';
  /** Why a call failed. */
  problem: Phrase;
}

const listStates = { routing: 'loading', loaded: 'loading' } as const;
const depths = {
  routing: 'loading',
  readingDetail: 'loading',
  readingFitting: 'loading',
  shown: 'shown',
  asking: 'asking',
  fitting: 'fitting',
  depthFailed: 'failed',
} as const;

export function occupationsView({
  value,
  context,
}: SnapshotFrom<typeof occupationsMachine>): OccupationsView {
  const { route, found, occupation, detail, fitting, person, at, problem } = context;
  const hrefTo = (changes: Partial<OccupationRoute>) => {
    const query = Object.entries(formatOccupationRoute({ ...route, ...changes }));
    return shellHref({
      ...at,
      tab: 'career',
      detail: ['translation'],
      query: Object.fromEntries(query.flatMap(([name, text]) => (text === null ? [] : [[name, text]]))),
    });
  };
  const linkedCode = (branch: BranchSlug, code: string, title: string): LinkedCode => ({
    branch,
    branchName: branchNameOf(branch),
    code,
    title,
    href: hrefTo({ open: { branch, code }, onet: null, did: [] }),
    isOpen: route.open?.branch === branch && route.open.code === code,
  });
  const chosenOnet = onetOf(context);
  const jobsFor = (q: string) => shellHref({ ...at, tab: 'career', detail: ['jobs'], query: { q } });
  const linked = <One extends CivilianOccupation>(one: One) => ({
    ...one,
    href: hrefTo({ onet: one.onet }),
    isChosen: one.onet === chosenOnet,
    jobsHref: jobsFor(one.title),
  });
  const isOpen = typeof value.page === 'object';
  const depth = typeof value.page === 'object' ? depths[value.page.open] : 'none';
  const known = detail && detail.occupation.onet === chosenOnet ? detail : null;
  const chosen = occupation?.civilian.find(({ onet }) => onet === chosenOnet) ?? known?.occupation;
  const used = new Map(occupationsUsing(route.did).map((one) => [one.onet, one.deeds]));
  const { list } = value;
  return {
    q: route.q,
    branch: route.branch,
    branches: branchChoices,
    list: list in listStates ? 'loading' : (list as Exclude<typeof list, keyof typeof listStates>),
    found: found.map(({ branch, code, title }) => linkedCode(branch, code, title)),
    own: person.occupations.flatMap(({ branch, code, title }) => {
      const slug = branchSlugOf(branch || person.branch);
      return slug ? [linkedCode(slug, code.toUpperCase(), title)] : [];
    }),
    editHref: shellHref({ ...at, tab: 'profile', query: { open: 'edit', field: 'occupations' } }),
    isAdmin: at.role === 'admin',
    page:
      typeof value.page === 'object'
        ? 'open'
        : value.page === 'reading' || value.page === 'routing'
          ? 'loading'
          : value.page,
    occupation:
      isOpen && occupation
        ? {
            branchName: branchNameOf(occupation.branch),
            code: occupation.code,
            title: occupation.title,
            otherTitles: occupation.otherTitles,
            leadsTo:
              occupation.civilian.length > 0 ? 'civilian' : occupation.isMilitaryOnly ? 'military' : 'none',
            civilian: occupation.civilian.map(linked),
            jobsHref: jobsFor(occupation.code),
          }
        : null,
    depth,
    chosen: chosen ? linked(chosen) : null,
    skills: known?.skills ?? [],
    tasks: known?.tasks ?? [],
    near: known?.near.map(linked) ?? [],
    deeds: deeds.map((deed) => ({ deed, isChosen: route.did.includes(deed) })),
    fitting:
      depth === 'fitting'
        ? (fitting?.items.map((one) => ({ ...linked(one), deeds: used.get(one.onet) ?? [] })) ?? [])
        : [],
    sources: occupationSources(
      occupation?.sources,
      known?.sources,
      depth === 'fitting' ? fitting?.sources : [],
    ),
    report: occupation?.civilian.some(({ onet }) => onet === chosenOnet) ? value.report : null,
    profile:
      value.profile === 'idle'
        ? route.open && isServed(person, route.open)
          ? 'present'
          : 'absent'
        : value.profile,
    problem: problemMessage(problem),
  };
}
