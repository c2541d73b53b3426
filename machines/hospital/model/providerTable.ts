import type { Provider } from '../../wellness/model/providers.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalTable } from '../../portal/model/table.ts';

/** Step of the path behind the tab; a provider's id follows. */
export const providerStep = 'provider';

export const acceptingLabels = { yes: 'Accepting patients', no: 'Not accepting' } as const;

export const providerTable: PortalTable = {
  id: 'hospital-network',
  tab: 'network',
  title: 'Providers',
  noun: { one: 'provider', many: 'providers' },
  columns: [
    { key: 'name', label: 'Provider', kind: 'person', width: 11.5, person: { note: 'facility' } },
    { key: 'specialty', label: 'Specialty', kind: 'text', width: 7.25, filter: { all: 'All specialties' } },
    { key: 'location', label: 'Location', kind: 'text', width: 6.75, filter: { all: 'All locations' } },
    {
      key: 'accepting',
      label: 'New patients',
      kind: 'status',
      width: 9.75,
      filter: { all: 'Accepting or not' },
      statuses: [
        { label: acceptingLabels.yes, tone: 'positive' },
        { label: acceptingLabels.no, tone: 'neutral' },
      ],
    },
    { key: 'availability', label: 'Availability', kind: 'text', width: 7.25, sortable: false },
    { key: 'rating', label: 'Rating', kind: 'number', width: 5.75 },
    { key: 'phone', label: 'Phone', kind: 'text', width: 8.75, sortable: false },
  ],
  search: { label: 'Search providers', placeholder: 'Name, specialty or place' },
  sort: { column: 'name', direction: 'ascending' },
  steps: [providerStep],
  actions: [{ id: 'open', label: 'View', isPrimary: true, to: { step: providerStep } }],
  bulk: [],
  empty: { title: 'No providers yet', text: 'Who works with your hospital is listed here.' },
};

export const providerRows = memoizeRows((provider: Provider) => ({
  id: provider.id,
  name: provider.name,
  facility: provider.facility,
  specialty: provider.specialty,
  location: provider.location,
  accepting: provider.acceptingPatients ? acceptingLabels.yes : acceptingLabels.no,
  availability: provider.availability,
  rating: provider.rating,
  phone: provider.phone,
}));
