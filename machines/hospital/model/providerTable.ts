import { hospitalPhrase } from './phrases.ts';
import type { Provider } from '../../wellness/model/providers.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalTable } from '../../portal/model/table.ts';

/** Step of the path behind the tab; a provider's id follows. */
export const providerStep = 'provider';

const acceptingNames = { yes: hospitalPhrase('accepting'), no: hospitalPhrase('notAccepting') };

export const providerTable: PortalTable = {
  id: 'hospital-network',
  tab: 'network',
  title: hospitalPhrase('providers'),
  noun: { one: hospitalPhrase('providerNoun'), many: hospitalPhrase('providerNouns') },
  columns: [
    {
      key: 'name',
      label: portalPhrase('provider'),
      kind: 'person',
      width: 11.5,
      person: { note: ['facility'] },
    },
    {
      key: 'specialty',
      label: hospitalPhrase('specialty'),
      kind: 'text',
      width: 7.25,
      narrowAs: 'inline',
      filter: { all: hospitalPhrase('allSpecialties') },
    },
    {
      key: 'location',
      label: portalPhrase('location'),
      kind: 'text',
      width: 6.75,
      narrowAs: 'inline',
      filter: { all: portalPhrase('allLocations') },
    },
    {
      key: 'accepting',
      label: hospitalPhrase('newPatients'),
      kind: 'status',
      width: 9.75,
      filter: { all: hospitalPhrase('acceptingOrNot') },
      statuses: [
        { value: 'yes', tone: 'positive' },
        { value: 'no', tone: 'neutral' },
      ],
      names: acceptingNames,
    },
    {
      key: 'availability',
      label: hospitalPhrase('availability'),
      kind: 'text',
      width: 7.25,
      narrowAs: 'inline',
      sortable: false,
    },
    { key: 'rating', label: hospitalPhrase('rating'), kind: 'number', width: 5.75, narrowAs: 'hidden' },
    {
      key: 'phone',
      label: hospitalPhrase('phone'),
      kind: 'text',
      width: 8.75,
      narrowAs: 'hidden',
      sortable: false,
    },
  ],
  search: { label: hospitalPhrase('searchProviders'), placeholder: hospitalPhrase('searchProvidersBy') },
  sort: { column: 'name', direction: 'ascending' },
  steps: [providerStep],
  actions: [],
  bulk: [],
  viewsBy: 'accepting',
  empty: { title: hospitalPhrase('noProviders'), text: hospitalPhrase('noProvidersMore') },
};

export const providerRows = memoizeRows((provider: Provider) => ({
  id: provider.id,
  name: provider.name,
  facility: provider.facility,
  specialty: provider.specialty,
  location: provider.location,
  accepting: provider.acceptingPatients ? 'yes' : 'no',
  availability: provider.availability,
  rating: provider.rating,
  phone: provider.phone,
}));
