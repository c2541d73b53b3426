import type { HospitalView } from '@vetsync/machines/hospital';
import Compass from 'lucide-react/icons/compass';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalTable } from '../portal/PortalTable.tsx';
import { Agenda } from './Agenda.tsx';
import { Departments } from './Departments.tsx';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';
import { HospitalDashboard } from './HospitalDashboard.tsx';
import { HospitalOverlay } from './HospitalOverlay.tsx';
import { HospitalNotice } from './HospitalNotice.tsx';
import { MentalHealth } from './MentalHealth.tsx';
import type { HospitalProps } from './Hospital.types.ts';
import './Hospital.phrases.ts';

export type { HospitalProps } from './Hospital.types.ts';

type Page = (props: HospitalProps) => ReactNode;

type TablePage = 'appointments' | 'network';

const tablePage = (name: TablePage): Page =>
  function TablePage({ view, table }) {
    const words = useWords(hospitalWords);
    return (
      <Stack space="large">
        <PortalHead {...words[name]} />
        {table && <PortalTable {...table} />}
        {view.page === 'appointments' && <Agenda view={view} />}
      </Stack>
    );
  };

const Unknown: Page = ({ view }) => {
  const words = useWords(hospitalWords);
  return (
    <EmptyState
      icon={Compass}
      level={1}
      title={words.unknown.title}
      action={<LinkButton href={view.links.patients}>{words.unknown.action}</LinkButton>}
    >
      {words.unknown.text}
    </EmptyState>
  );
};

const pages: Readonly<Record<HospitalView['page'], Page>> = {
  dashboard: HospitalDashboard,
  departments: Departments,
  mentalHealth: MentalHealth,
  appointments: tablePage('appointments'),
  network: tablePage('network'),
  unknown: Unknown,
};

/** The hospital's portal, read-only (feature spec, sections 2 and 6). */
export function Hospital(props: HospitalProps) {
  const { page } = props.view;
  const Page = pages[page];
  return (
    <Stack space="large">
      <Page {...props} />
      {page !== 'unknown' && <HospitalNotice />}
      <HospitalOverlay view={props.view} table={props.table} />
    </Stack>
  );
}
