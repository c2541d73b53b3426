import type { ElementType, ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { horizon, shapes } from './Horizon.css.ts';
import { HorizonDrawing, type HorizonDate } from './HorizonDrawing.tsx';

export type { HorizonDate } from './HorizonDrawing.tsx';
export const horizonElements = ['div', 'section', 'header'] as const;
export const horizonShapes = ['panel', 'band'] as const;

export interface HorizonProps extends RootProps {
  /** `section` needs an accessible name. @default 'div' */
  as?: (typeof horizonElements)[number];
  /** `panel` holds what comes next, `band` a heading across the page. @default 'panel' */
  shape?: (typeof horizonShapes)[number];
  /** A date or a length of time to write into the sun. Screen readers skip it, so the words must say it too. */
  date?: HorizonDate;
  children: ReactNode;
}

/**
 * The night sky over three ridges, for the one thing to do next. A page has at most one, and work lists have none. It
 * is night in both themes; text and buttons on it adapt.
 */
export function Horizon({ as: element = 'div', shape = 'panel', date, children, ...rest }: HorizonProps) {
  const Element = element as ElementType;
  return (
    <Element data-component="Horizon" {...rest} className={`${horizon} ${shapes[shape]}`}>
      <HorizonDrawing shape={shape} date={date} />
      {children}
    </Element>
  );
}
