import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { action as actionStyle, entries, entry, iconBox, textBox } from './Entry.css.ts';

export interface EntryProps {
  icon: LucideIcon;
  title: string;
  /** A badge beside the title. */
  state?: ReactNode;
  /** Details, in a line or two. */
  children?: ReactNode;
  /** Buttons of the entry. */
  action?: ReactNode;
}

/** One item in a list of the account. */
export function Entry({ icon, title, state, children, action }: EntryProps) {
  return (
    <li className={entry}>
      <span className={iconBox}>
        <Icon of={icon} />
      </span>
      <div className={textBox}>
        <Inline space="xsmall">
          <Text as="span" weight="medium">
            {title}
          </Text>
          {state}
        </Inline>
        {children && (
          <Text as="div" size="small" tone="muted" numeric>
            {children}
          </Text>
        )}
      </div>
      {action && <div className={actionStyle}>{action}</div>}
    </li>
  );
}

/** A list of entries. */
export function Entries({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={entries} aria-label={label}>
      {children}
    </ul>
  );
}
