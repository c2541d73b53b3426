import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import type { PlaceKind, Places } from './answers.ts';

/** What the search of places asks. Rejects with a `Problem`: 422 for a ZIP code that nobody knows. */
export interface PlaceServer {
  findPlaces: (asked: { near: string; kind: PlaceKind | null }) => Promise<Places>;
}

export const anyPlace = 'all';
/** What people look for, the most asked for first. */
export const placeChoices = [
  anyPlace,
  'vet-center',
  'medical-center',
  'clinic',
  'benefits-office',
  'cemetery',
] as const;
export type PlaceChoice = (typeof placeChoices)[number];

/** What the URL says of the search of places. */
export interface PlaceRoute {
  /** Digits of a ZIP code, perhaps not all yet. */
  zip: string;
  kind: PlaceChoice;
}
export const zipLength = 5;
const digits = (text: string) => text.replaceAll(/\D/g, '').slice(0, zipLength);

export const parsePlaceRoute = (query: Query): PlaceRoute => ({
  zip: digits(query['near'] ?? ''),
  kind: oneOf(placeChoices, query['kind'], anyPlace),
});
export const formatPlaceRoute = ({ zip, kind }: PlaceRoute): Record<'near' | 'kind', string | null> => ({
  near: zip.length === zipLength ? zip : null,
  kind: kind === anyPlace ? null : kind,
});
export const withZip = (route: PlaceRoute, typed: string): PlaceRoute => ({ ...route, zip: digits(typed) });
