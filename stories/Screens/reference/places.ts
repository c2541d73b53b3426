import { parsePlaceRoute, type Place, type Places } from '@vetsync/machines/reference/model';
import { placesMachine, placesView, type PlacesContext } from '@vetsync/machines/reference/places';
import type { StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';

const cheyenne: Place = {
  id: '0501V',
  name: 'Cheyenne Vet Center',
  kind: 'vet-center',
  street: '3219 East Pershing Boulevard',
  city: 'Cheyenne',
  state: 'WY',
  zip: '82001',
  phone: '307-555-0170',
  hours: { monday: '700AM-430PM', tuesday: '700AM-600PM', saturday: null, sunday: '24/7' },
  timeZone: 'America/Denver',
  note: null,
  miles: 8.6,
  asOf: '2020-05-20',
};
/** A place of which the list knows little. */
const laramie: Place = {
  ...cheyenne,
  id: '402A',
  name: 'Laramie National Cemetery',
  kind: 'cemetery',
  street: null,
  phone: null,
  hours: {},
  miles: 45,
  asOf: '2020',
};
export const foundPlaces: Places = {
  items: [cheyenne, laramie],
  missing: [],
  sources: [
    {
      id: 'health-places',
      title: 'Medical places',
      date: '2020-05-20',
      page: 'https://developer.va.gov',
      license: 'PD',
      attribution: 'Source: U.S. Department of Veterans Affairs.',
    },
  ],
  locator: 'https://www.va.gov/find-locations/',
};

export const placesIn = (
  value: StateValueFrom<typeof placesMachine>,
  query: Record<string, string> = { near: '82001' },
  { role = 'user' as const, ...context }: Partial<PlacesContext> & { role?: 'user' | 'admin' } = {},
) =>
  inState(placesMachine, placesView, {
    value,
    input: {
      server: { findPlaces: async () => foundPlaces },
      route: parsePlaceRoute(query),
      at: { role },
    },
    context,
  });
