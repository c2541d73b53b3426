import { Fragment, type ComponentProps } from 'react';
import { kbd, key, plus } from './Kbd.css.ts';

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'className' | 'style' | 'children'> {
  /** Names of the keys that are pressed together, as printed on them: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** A key, or keys that are pressed together, in text of any size. */
export function Kbd({ keys, ...rest }: KbdProps) {
  return (
    <kbd {...rest} data-component="Kbd" className={kbd}>
      {keys.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && <span className={plus}>+</span>}
          <kbd className={key}>{name}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
