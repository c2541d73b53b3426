import { applicantOf, findCurrentApplication } from '../../applications/model/index.ts';
import { commonApplicationMachine } from '../../applications/commonApplication/index.ts';
import type { PortalSearch } from '../../applications/commonApplication/index.ts';
import { educationHref, parsePortalDraft } from '../../education/model/index.ts';
import type { PortalProgram, UniversityProgram } from '../../education/model/index.ts';
import { withEarlier } from '../../model/world/index.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import { setOverlay, store } from '../../shell/platform/tabRequests.ts';
import type { ListingsContext, listingSearchMachine } from '../listingSearch/index.ts';

interface Offered {
  programs: readonly PortalProgram[];
  search?: PortalSearch;
}

interface PortalInTab<Tab> {
  /** Programs that are all at hand; the others are those that the tab's search finds. @default none */
  programsOf?: (tab: Tab) => readonly UniversityProgram[];
}

const storageKey = { name: 'common_application', kind: 'session' } as const;

const programOf = ({ id, title, location, organization }: PublishedListing): PortalProgram => ({
  id,
  name: organization.name,
  program: title,
  location,
});

const isOpen = ({ route }: Pick<ListingsContext, 'route'>) => tabAddress(route).query['open'] === 'portal';

/** The common application to several schools over a tab, whose search finds its programs. */
export function portalInTab<Tab extends ListingsContext>({ programsOf = () => [] }: PortalInTab<Tab> = {}) {
  function offeredIn(tab: Tab): Offered {
    const programs = programsOf(tab);
    if (programs.length > 0) return { programs };
    const { found, q, status, more } = tab;
    const degrees = found.filter(({ kind }) => kind === 'degree');
    return { programs: degrees.map(programOf), search: { q, status, more } };
  }
  /** Ids of the offered programs that the veteran can't choose, because they have already applied. */
  function appliedOf(tab: Tab): string[] {
    const applying = { world: withEarlier(tab.world, tab.earlier ?? []), veteranId: tab.personId };
    return offeredIn(tab)
      .programs.filter(({ id, program, name: university }) =>
        findCurrentApplication({ kind: 'college', id, program, university }, applying),
      )
      .map(({ id }) => id);
  }
  return tabChild<Tab>()(commonApplicationMachine)({
    input: (tab) => {
      const { personId, person, samples, now, random } = tab;
      return {
        ...offeredIn(tab),
        applicant: applicantOf(personId, person),
        profile: person,
        pace: samples.paces?.portal ?? null,
        stored: parsePortalDraft(tab.stored(storageKey.name, storageKey.kind), programsOf(tab)),
        applied: appliedOf(tab),
        applicationsHref: educationHref(tabAddress(tab.route), 'applications'),
        opensAtStart: isOpen(tab),
        now,
        random,
      };
    },
    notify: {
      'route.changed': (tab) => ({ type: isOpen(tab) ? 'portal.open' : 'portal.shut' }),
      'context.changed': (tab) => {
        const { programs, search } = offeredIn(tab);
        if (!search) return null;
        return [
          { type: 'programs.changed', programs, search },
          { type: 'applied.changed', applied: appliedOf(tab) },
        ];
      },
      'world.changed': (tab) => ({ type: 'applied.changed', applied: appliedOf(tab) }),
      'person.changed': ({ personId, person }) => ({
        type: 'applicant.changed',
        applicant: applicantOf(personId, person),
        profile: person,
      }),
      'command.settled': ({ settled }) => settled ?? null,
    },
    requests: {
      // Not if the person has gone back in the meantime.
      'portal.closed': (_, tab) => (isOpen(tab) ? setOverlay(null) : null),
      'draft.changed': ({ draft }) => store(storageKey, draft),
      'search.wanted': ({ q }) =>
        toActor<typeof listingSearchMachine>('search', { type: 'search.change', q }),
      'more.wanted': ({ isRetry }) =>
        toActor<typeof listingSearchMachine>('search', { type: isRetry ? 'list.retry' : 'list.endReached' }),
    },
  });
}
