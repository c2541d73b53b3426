import type { OrganizationStatus } from '@vetsync/machines/organizations/model';
import Building2 from 'lucide-react/icons/building-2';
import { useWords } from '../../language/useWords.ts';
import { organizationStatusWords } from '../organizations/OrganizationStatus.words.ts';
import { adminOrganizationsWords } from './AdminOrganizations.words.ts';
import type { AdminOrganizationsProps } from './Admin.types.ts';
import { DecisionQueue } from './decisions/DecisionQueue.tsx';
import { OrganizationDecision } from './OrganizationDecision.tsx';
import { ReviewedOrganization } from './ReviewedOrganization.tsx';
import '../organizations/OrganizationResults.phrases.ts';

export type { AdminOrganizationsProps } from './Admin.types.ts';

const statuses = Object.keys(organizationStatusWords) as OrganizationStatus[];

/** All organizations by status, with what helps to decide on them. */
export function AdminOrganizations({ view, send }: AdminOrganizationsProps) {
  const words = useWords(adminOrganizationsWords);
  const sharedWords = useWords(organizationStatusWords);
  return (
    <DecisionQueue
      id="admin-organizations"
      view={view}
      send={send}
      words={words}
      statuses={statuses.map((id) => ({ id, label: sharedWords[id] }))}
      icon={Building2}
      form={<OrganizationDecision view={view} send={send} />}
    >
      {view.rows.map((row) => (
        <ReviewedOrganization key={row.organization.id} row={row} view={view} send={send} />
      ))}
    </DecisionQueue>
  );
}
