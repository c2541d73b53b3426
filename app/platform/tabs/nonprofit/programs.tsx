import { Nonprofit } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import NotHere from '../shell/NotHereTab.tsx';
import { useNonprofit } from './useNonprofit.ts';

export default function ProgramsTab() {
  const { view, send } = useNonprofit();
  return view.page === 'unknown' ? <NotHere /> : <Nonprofit view={view} send={send} table={null} />;
}
