import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Checkbox } from 'react-aria-components/Checkbox';
import { mark, square } from '../Checkbox/Checkbox.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check } from './GridList.css.ts';

/** The checkbox of an item. react-aria names it after the item, and selects. */
export function SelectionCheck() {
  return (
    <Checkbox slot="selection" className={check}>
      {({ isIndeterminate }) => (
        <span className={`${mark} ${square}`}>
          <Icon of={isIndeterminate ? Minus : Check} size="small" />
        </span>
      )}
    </Checkbox>
  );
}
