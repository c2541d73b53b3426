import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import NotHere from '../shell/NotHereTab.tsx';
import { useHospital } from './useHospital.ts';

/** Dashboard, departments and mental health: pages without a table. */
export default function FiguresTab() {
  const { view, send } = useHospital();
  return view.page === 'unknown' ? <NotHere /> : <Hospital view={view} send={send} table={null} />;
}
