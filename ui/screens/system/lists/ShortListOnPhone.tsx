import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { phoneOnly } from '../../layout.css.ts';
import { short } from './ShortListOnPhone.css.ts';
import { shortListOnPhoneWords } from './ShortListOnPhone.words.ts';

export interface ShortListOnPhoneProps {
  /** How many items there are. */
  count: number;
  /** What the items are, for the name of the button. */
  label: string;
  /** A list. */
  children: ReactNode;
}

/** Items that a phone shows at first, as in the style. */
const shortListOnPhone = 2;

/** A list in the middle of a page, of which a phone shows the first items, and the others after a press. */
export function ShortListOnPhone({ count, label, children }: ShortListOnPhoneProps) {
  const words = useWords(shortListOnPhoneWords);
  const [isShort, setShort] = useState(true);
  const action = isShort ? words.all(count) : words.fewer;
  return (
    <Stack space="small">
      <div className={isShort ? short : undefined}>{children}</div>
      {count > shortListOnPhone && (
        <div className={phoneOnly}>
          <Button
            width="full"
            aria-expanded={!isShort}
            aria-label={`${action}: ${label}`}
            onPress={() => setShort(!isShort)}
          >
            {action}
          </Button>
        </div>
      )}
    </Stack>
  );
}
