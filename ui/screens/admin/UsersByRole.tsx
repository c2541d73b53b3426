import type { Role } from '@vetsync/machines/account/model';
import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { overviewWords, roleNames } from './AdminDashboard.words.ts';

interface UsersByRoleProps {
  users: AdminOverview['users'];
  intl: IntlConfig;
}

export function UsersByRole({ users, intl }: UsersByRoleProps) {
  const roleLabels = useWords(roleNames);
  const words = useWords(overviewWords).counts.byRole;
  return (
    <DonutChart
      title={words.title}
      heads={[words.role, words.users]}
      data={(Object.keys(roleLabels) as Role[]).map((role) => ({
        label: roleLabels[role],
        value: users.byRole[role] ?? 0,
      }))}
      formatValue={(count) => formatNumber(count, intl)}
    />
  );
}
