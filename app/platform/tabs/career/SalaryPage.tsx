import { Salary } from '@vetsync/ui/screens/career/Salary';
import type { CareerContentProps } from './pages.tsx';

export default function SalaryPage({ view, send }: CareerContentProps) {
  return <Salary view={view} send={send} />;
}
