import { useRef, useState, type KeyboardEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { buttonClass } from '../Button/buttonClass.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MenuList, type MenuListProps } from '../Menu/Menu.tsx';

export interface TableMenuProps<Id extends string = string> extends Pick<
  MenuListProps<Id>,
  'items' | 'groups' | 'onAction'
> {
  children: string;
  /** The visible label, and what it applies to. */
  'aria-label': string;
  /** Shows only this, where the row has no room for the label. @default the label */
  icon?: LucideIcon;
}

/** A button of a row that opens a menu. Like all controls of rows it is a native one, and its list is made once it opens. */
export function TableMenu<Id extends string>({
  children,
  'aria-label': label,
  icon,
  ...list
}: TableMenuProps<Id>) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** The click that a key becomes looks like one of a screen reader, for which react-aria leaves the first item unfocused. */
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' }, Boolean(icon))}
        aria-label={label}
        title={icon && children}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={openByKey}
      >
        {icon ? (
          <Icon of={icon} />
        ) : (
          <>
            {children}
            <Icon of={ChevronDown} size="small" />
          </>
        )}
      </button>
      {isOpen && <MenuList {...list} label={label} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
