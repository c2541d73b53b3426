import type { RowPosition } from '@vetsync/machines/kit';
import type { CandidatesEvent } from '@vetsync/machines/exchange/candidates';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import type { SheetProps } from '../../components/Sheet/Sheet.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { recordDialogWords } from './RecordDialog.words.ts';
import { keys, pager } from './RecordPager.css.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Text } from '../../components/Text/Text.tsx';
import { IconButton } from '../system/parts/IconButton.tsx';

interface RecordPagerProps {
  words: {
    /** Accessible name of the buttons together. */
    label: string;
    previous: string;
    next: string;
  };
  /** `2 of 9`. */
  position: ReactNode;
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (to: 'previous' | 'next') => void;
}

/** Buttons to the previous and next row of the list that a record was opened from. */
function RecordPager({ words, position, hasPrevious, hasNext, onStep }: RecordPagerProps) {
  return (
    <nav className={pager} aria-label={words.label}>
      <Text as="span" size="small" tone="muted" numeric>
        {position}
      </Text>
      <IconButton
        icon={ChevronLeft}
        label={words.previous}
        isDisabled={!hasPrevious}
        onPress={() => onStep('previous')}
      />
      <IconButton
        icon={ChevronRight}
        label={words.next}
        isDisabled={!hasNext}
        onPress={() => onStep('next')}
      />
    </nav>
  );
}

export interface RecordDialogProps extends Pick<SheetProps, 'isOpen' | 'isBusy' | 'head' | 'footer'> {
  title: string;
  description?: string;
  /** Its position among the visible rows. */
  open: RowPosition | null;
  send: (event: Extract<CandidatesEvent, { type: 'row.close' | 'row.step' }>) => void;
  /** Left out if no row has that id. */
  children?: ReactNode;
}

const typing = 'input, textarea, select, [role="textbox"]';

/** All details of one row in a panel beside the table, with buttons to the previous and next row. */
export function RecordDialog({ open, send, children, ...sheet }: RecordDialogProps) {
  const words = useWords(recordDialogWords);
  const intl = useLocale();
  /** Nobody leaves what is on its way. */
  const [previous, next] = sheet.isBusy ? [null, null] : [open?.previous, open?.next];
  const isAmongShown = open !== null && open.position > 0;
  const walkByKeys = ({ key, altKey, target }: KeyboardEvent) => {
    if (!altKey || sheet.isOpen === false || (target as HTMLElement).matches(typing)) return;
    if (key === 'ArrowDown' && next) send({ type: 'row.step', to: 'next' });
    if (key === 'ArrowUp' && previous) send({ type: 'row.step', to: 'previous' });
  };
  return (
    <div role="presentation" onKeyDown={walkByKeys}>
      <Sheet
        {...sheet}
        width="panel"
        onClose={() => send({ type: 'row.close' })}
        tools={
          isAmongShown && (
            <RecordPager
              words={words}
              position={
                <output>
                  {words.position(formatNumber(open.position, intl), formatNumber(open.count, intl))}
                </output>
              }
              hasPrevious={previous !== null}
              hasNext={next !== null}
              onStep={(to) => send({ type: 'row.step', to })}
            />
          )
        }
      >
        {children ? (
          <Stack space="large">
            {children}
            {isAmongShown && <p className={keys}>{words.keys}</p>}
          </Stack>
        ) : (
          <EmptyState drawing="missing" level={3} title={words.missing.title}>
            {words.missing.text}
          </EmptyState>
        )}
      </Sheet>
    </div>
  );
}
