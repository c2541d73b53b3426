import { useId } from 'react';
import { button } from '../Button/Button.css.ts';
import { box, boxContainer, refused, refusal as refusalStyle } from './TableControls.css.ts';

/*
 * Controls of a row. Scrolling draws dozens of them at a time, so that they are the browser's own instead of
 * react-aria's.
 */

export interface TableButtonProps {
  children: string;
  /** The visible word, and what it is about. */
  'aria-label': string;
  /** @default 'quiet' */
  emphasis?: 'secondary' | 'quiet';
  /** Why it can't be pressed now; said below it and with its name. @default null */
  refusal?: string | null;
  onPress: () => void;
}

export function TableButton({
  children,
  emphasis = 'quiet',
  refusal = null,
  onPress,
  ...name
}: TableButtonProps) {
  const refusalId = useId();
  const look = button({ emphasis, size: 'small' });
  if (refusal === null)
    return (
      <button {...name} type="button" className={look} onClick={onPress}>
        {children}
      </button>
    );
  // It keeps its place for the keyboard, so that whoever looks for it hears the reason.
  return (
    <span className={refused}>
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

export interface TableCheckboxProps {
  'aria-label': string;
  isSelected: boolean;
  /** Some of what it stands for is chosen, some not. @default false */
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
}

export function TableCheckbox({
  isSelected,
  isIndeterminate = false,
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
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
