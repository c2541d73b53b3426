import { button } from '../Button/Button.css.ts';
import { box, boxPlace } from './TableControls.css.ts';

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
  onPress: () => void;
}

export function TableButton({ children, emphasis = 'quiet', onPress, ...name }: TableButtonProps) {
  return (
    <button {...name} type="button" className={button({ emphasis, size: 'small' })} onClick={onPress}>
      {children}
    </button>
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
    <label className={boxPlace}>
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
