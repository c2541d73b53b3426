import { Fragment } from 'react';
import { kbd, key, plus } from './Kbd.css.ts';
import type { RootProps } from '../Box/rootProps.ts';

export interface KbdProps extends RootProps<'kbd'> {
  /** Names of the keys that are pressed together, as printed on them: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** A key, or keys that are pressed together, in text of any size. */
export function Kbd({ keys, ...rest }: KbdProps) {
  return (
    <kbd data-component="Kbd" {...rest} className={kbd}>
      {keys.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span className={plus}>+</span>}
          <kbd className={key}>{name}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
