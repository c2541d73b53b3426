import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { NoAppointments } from '@vetsync/ui/screens/hospital/NoAppointments';

/** The appointments of a signed-in hospital. It keeps no times here. */
export default function AppointmentsTab({ open }: { open: OpenPortalTab }) {
  const hrefOf = (page: 'cases' | 'messages') => portalPageHref(page, open) ?? '';
  return <NoAppointments hrefs={{ messages: hrefOf('messages'), patients: hrefOf('cases') }} />;
}
