import { useId, useState, type ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { buttonClass } from '../Button/buttonClass.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  actions,
  box,
  boxContainer,
  more,
  withReason,
  refusal as refusalStyle,
} from './TableControls.css.ts';

/* Controls in table rows are native elements instead of react-aria's, because scrolling renders dozens at a time. */

export interface TableButtonProps {
  children: string;
  /** The visible label, and what it applies to. */
  'aria-label': string;
  /** @default 'quiet' */
  variant?: 'secondary' | 'quiet';
  /** Why the button is disabled. Shown below it and linked as its description. @default null */
  refusal?: string | null;
  onPress: () => void;
}

export function TableButton({
  children,
  variant = 'quiet',
  refusal = null,
  onPress,
  ...name
}: TableButtonProps) {
  const refusalId = useId();
  const look = buttonClass({ variant, size: 'small' });
  if (refusal === null)
    return (
      <button {...name} type="button" className={look} onClick={onPress}>
        {children}
      </button>
    );
  // It stays focusable, so that screen reader users can find the reason.
  return (
    <span className={withReason}>
      <button
        {...name}
        type="button"
        className={look}
        aria-disabled
        data-disabled
        aria-describedby={refusalId}
      >
        {children}
      </button>
      <span id={refusalId} className={refusalStyle}>
        {refusal}
      </span>
    </span>
  );
}

export interface TableActionsProps {
  /** Name of the button that shows the actions on narrow screens. */
  'aria-label': string;
  /** `TableButton`s. */
  children: ReactNode;
}

/** The actions at the end of a row. On narrow screens, a button in the corner of the row shows them below it. */
export function TableActions({ children, ...name }: TableActionsProps) {
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  return (
    <>
      <button
        {...name}
        type="button"
        className={`${buttonClass({ variant: 'quiet', size: 'small' }, true)} ${more}`}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
      >
        <Icon of={Ellipsis} />
      </button>
      <div id={id} className={actions} data-expanded={isExpanded || undefined}>
        {children}
      </div>
    </>
  );
}

export interface TableCheckboxProps {
  'aria-label': string;
  isSelected: boolean;
  /** Some of the items it represents are selected, others aren't. @default false */
  isIndeterminate?: boolean;
  /** @default false */
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

export function TableCheckbox({
  isSelected,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
  ...name
}: TableCheckboxProps) {
  return (
    <label className={boxContainer}>
      <input
        {...name}
        ref={(element) => {
          if (element) element.indeterminate = isIndeterminate;
        }}
        type="checkbox"
        className={box}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
