import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { MentalHealth } from '@vetsync/ui/screens/hospital/MentalHealth';
import { NoAppointments } from '@vetsync/ui/screens/hospital/NoAppointments';

/** The appointments of a signed-in hospital, or its mental health care. It keeps neither times nor figures here. */
export default function HospitalCareTab({ open }: { open: OpenPortalTab }) {
  const hrefOf = (page: 'cases' | 'listings' | 'messages') => portalPageHref(page, open) ?? '';
  return open.tab === 'appointments' ? (
    <NoAppointments hrefs={{ messages: hrefOf('messages'), patients: hrefOf('cases') }} />
  ) : (
    <MentalHealth care={null} departmentsHref={hrefOf('listings')} />
  );
}
