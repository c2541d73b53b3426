import Download from 'lucide-react/icons/download';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AdminHead } from '../admin/AdminHead.tsx';
import { GuardSpinner } from '../system/GuardSpinner.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { SolutionRequestDialog } from './requests/SolutionRequestDialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { solutionRequestsWords } from './SolutionRequests.words.ts';
import { SolutionRequestsList } from './requests/SolutionRequestsList.tsx';
import { SolutionRequestsToolbar } from './requests/SolutionRequestsToolbar.tsx';
import type { SolutionRequestsProps } from './Leads.types.ts';
import './Leads.phrases.ts';

export type { SolutionRequestsProps } from './Leads.types.ts';

/** The inbox of custom solution requests, with their status. */
export function SolutionRequests({ view, send, account }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <GuardSpinner view={{ state: 'loading' }} />;
  const { detail, reader } = view;
  return (
    <PageFrame actions={account}>
      <Stack space="medium">
        <AdminHead
          current="requests"
          title={words.title}
          subtitle={words.subtitle}
          action={
            <Button icon={Download} size="small" onPress={() => send({ type: 'export.start' })}>
              {words.export}
            </Button>
          }
        />
        <Stack as="section" space="small" aria-label={words.table}>
          <SolutionRequestsToolbar view={view} send={send} />
          <SolutionRequestsList view={view} send={send} />
        </Stack>
      </Stack>
      {detail && <SolutionRequestDialog detail={detail} reader={reader} send={send} />}
    </PageFrame>
  );
}
