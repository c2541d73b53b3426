import type { SnapshotFrom } from 'xstate';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { placeChoices } from '../model/index.ts';
import type { FactSource, Place, PlaceChoice } from '../model/index.ts';
import type { placesMachine } from './places.machine.ts';

export interface PlacesView {
  state: 'asking' | 'loading' | 'shown' | 'nothing' | 'notImported' | 'unknown' | 'failed';
  zip: string;
  kind: PlaceChoice;
  kinds: readonly PlaceChoice[];
  /** The nearest first. While others are loaded, those of before. */
  items: readonly Place[];
  sources: readonly FactSource[];
  /** Where VA itself answers. */
  locator: string;
  homeHref: string;
  href: string;
  /** Whether the person may bring in what is missing. */
  isAdmin: boolean;
  problem: Phrase;
}

const locator = 'https://www.va.gov/find-locations/';

export function placesView({ value, context }: SnapshotFrom<typeof placesMachine>): PlacesView {
  const { route, found, at, problem } = context;
  return {
    state: value === 'routing' ? 'loading' : value,
    zip: route.zip,
    kind: route.kind,
    kinds: placeChoices,
    items: found?.items ?? [],
    sources: found?.sources ?? [],
    locator: found?.locator ?? locator,
    homeHref: shellHref({ ...at, tab: 'dashboard' }),
    href: shellHref({ ...at, tab: 'dashboard', detail: ['places'] }),
    isAdmin: at.role === 'admin',
    problem: problemMessage(problem),
  };
}
