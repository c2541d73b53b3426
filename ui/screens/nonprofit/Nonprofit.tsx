import type { NonprofitEvent, NonprofitView } from '@vetsync/machines/nonprofit';
import Compass from 'lucide-react/icons/compass';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { nonprofitWords } from './Nonprofit.words.ts';
import { NonprofitNotice } from './NonprofitNotice.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { Programs } from './Programs.tsx';

export interface NonprofitProps {
  view: NonprofitView;
  send: (event: NonprofitEvent) => void;
}

/** Programs of the nonprofit, and one of them over the page. */
export function Nonprofit({ view, send }: NonprofitProps) {
  const words = useWords(nonprofitWords).unknown;
  if (view.page === 'unknown')
    return (
      <EmptyState
        icon={Compass}
        level={1}
        title={words.title}
        action={<LinkButton href={view.queueHref}>{words.action}</LinkButton>}
      >
        {words.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <Programs view={view} />
      <NonprofitNotice />
      {view.overlay !== 'nothing' && <ProgramDialog view={view} send={send} />}
    </Stack>
  );
}
