import type { RowPosition } from '@vetsync/machines/portal/model';
import type { PortalTableEvent } from '@vetsync/machines/portalTable';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { figure } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { recordDialogWords } from './RecordDialog.words.ts';

export interface RecordDialogProps {
  title: string;
  description?: string;
  /** Its position among the visible rows. */
  open: RowPosition | null;
  send: (event: Extract<PortalTableEvent, { type: 'row.close' | 'row.step' }>) => void;
  /** Left out if no row has that id. */
  children?: ReactNode;
}

/** All details of one row, read-only, with buttons to the previous and next row. */
export function RecordDialog({ title, description, open, send, children }: RecordDialogProps) {
  const words = useWords(recordDialogWords);
  const reader = useLocale();
  const isAmongShown = open !== null && open.position > 0;
  return (
    <Dialog
      title={title}
      description={description}
      width="reading"
      onClose={() => send({ type: 'row.close' })}
      footer={
        isAmongShown && (
          <Inline space="small">
            <Button
              icon={ChevronLeft}
              isDisabled={open.previous === null}
              onPress={() => send({ type: 'row.step', to: 'previous' })}
            >
              {words.previous}
            </Button>
            <Button
              icon={ChevronRight}
              isDisabled={open.next === null}
              onPress={() => send({ type: 'row.step', to: 'next' })}
            >
              {words.next}
            </Button>
            <output>
              <Text as="span" size="small" tone="muted" numeric>
                {words.position(figure(open.position, reader), figure(open.count, reader))}
              </Text>
            </output>
          </Inline>
        )
      }
    >
      {children ?? (
        <EmptyState icon={SearchX} level={3} title={words.missing.title}>
          {words.missing.text}
        </EmptyState>
      )}
    </Dialog>
  );
}
