import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatNumber } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { liveWords } from '../LeadsAdmin.words.ts';

export interface NewLeadsProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

/** Number of leads that arrived while the reader was scrolled down or on another page. They are added on request. */
export function NewLeads({ view: { newCount, reader }, send }: NewLeadsProps) {
  const words = useWords(liveWords);
  return (
    <>
      <VisuallyHidden live="polite">{newCount > 0 && words.waiting}</VisuallyHidden>
      {newCount > 0 && (
        <Button variant="primary" size="small" icon={ArrowUp} onPress={() => send({ type: 'arrivals.show' })}>
          {words.newLeads(newCount, formatNumber(newCount, reader))}
        </Button>
      )}
    </>
  );
}
