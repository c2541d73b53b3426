import { useId } from 'react';
import type { ElementType, ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import * as styles from './Horizon.css.ts';
import { horizon, shapes, skies } from './Horizon.css.ts';
import { ridge, road } from './terrain.ts';
import type { Point, RoadPoint } from './terrain.ts';

/** A date, or a length of time without a weekday, in short words from top to bottom. */
export interface HorizonDate {
  weekday: string;
  day: string;
  month: string;
}

const sunAt = { x: 514, y: 84 };
/** Below the lower edge of the drawing. */
const floor = 250;
/** Beyond the start of a band across the widest page. */
const start = -3600;

// prettier-ignore
const outlines = {
  far: [
    [start, 164], [-3100, 180], [-2600, 162], [-2100, 176], [-1600, 178], [-1300, 158], [-1000, 182], [-640, 166],
    [-300, 180], [-40, 164], [140, 174], [250, 164], [340, 150], [400, 122], [452, 94], [486, 106], [520, 122], [560, 114], [600, 78], [640, 56], [668, 70], [720, 80],
  ],
  middle: [
    [start, 194], [-2900, 208], [-2200, 190], [-1600, 206], [-1200, 188], [-860, 212], [-500, 192], [-160, 206],
    [60, 192], [220, 202], [350, 184], [460, 178], [560, 172], [660, 156], [720, 162],
  ],
  near: [
    [start, 226], [-2700, 232], [-1600, 224], [-1100, 234], [-640, 220], [-200, 230], [80, 218], [280, 226], [460, 206],
    [600, 206], [720, 194],
  ],
} as const satisfies Record<string, readonly Point[]>;

// prettier-ignore
const trailPoints: readonly RoadPoint[] = [
  [514, 126, 1.2], [520, 136, 3], [524, 146, 5], [504, 156, 8], [488, 172, 11], [508, 186, 13], [520, 200, 16],
  [494, 216, 21], [462, 246, 32],
];

const layers = (['far', 'middle', 'near'] as const).map((name) => {
  const crest = ridge(outlines[name]);
  return { name, crest, area: `${crest}V${floor}H${start}Z` };
});
const trail = road(trailPoints);

interface HorizonDrawingProps {
  shape: 'panel' | 'band';
  date: HorizonDate | undefined;
}

/** Three ridges, a trail, and the sun within the degrees of a compass. Decorative. */
function HorizonDrawing({ shape, date }: HorizonDrawingProps) {
  const glow = useId();
  const { x, y } = sunAt;
  const middle = date?.weekday ? 8 : -4;
  return (
    <svg
      className={`${styles.drawing} ${styles.drawings[shape]}`}
      viewBox="0 0 640 240"
      aria-hidden
      focusable={false}
    >
      <radialGradient id={glow}>
        <stop offset="0" className={styles.glowStops.core} />
        <stop offset="0.55" className={styles.glowStops.inner} />
        <stop offset="1" className={styles.glowStops.edge} />
      </radialGradient>
      <ellipse cx={x} cy={y + 28} rx={300} ry={150} fill={`url(#${glow})`} />
      <g className={styles.rings}>
        <circle className={styles.ring.dots} cx={x} cy={y} r={66} />
        <circle className={styles.ring.line} cx={x} cy={y} r={90} />
        <circle className={styles.ring.degrees} cx={x} cy={y} r={87} pathLength={72} />
      </g>
      <path className={styles.stars} d="M352 78h.1M398 26h.1M420 108h.1M596 30h.1" />
      <circle className={styles.sun} cx={x} cy={y} r={52} />
      {date && (
        <g className={`${styles.dateText} ${styles.upright}`}>
          {date.weekday && (
            <text x={x} y={y - 26} fontSize={16}>
              {date.weekday}
            </text>
          )}
          <text x={x} y={y + middle} fontSize={36}>
            {date.day}
          </text>
          <text x={x} y={y + middle + 20} fontSize={16}>
            {date.month}
          </text>
        </g>
      )}
      {layers.map(({ name, crest, area }) => (
        <g key={name}>
          <path className={styles.ridges[name]} d={area} />
          {name === 'middle' && <path className={styles.contour} d={crest} transform="translate(0 14)" />}
        </g>
      ))}
      <path className={styles.trail} d={trail} />
    </svg>
  );
}

export const horizonElements = ['div', 'section', 'header'] as const;
export const horizonShapes = ['panel', 'band'] as const;

export const horizonLights = ['dawn', 'day', 'dusk', 'night'] as const;
export type HorizonLight = (typeof horizonLights)[number];

export interface HorizonProps extends RootProps {
  /** `section` needs an accessible name. @default 'div' */
  as?: (typeof horizonElements)[number];
  /** `panel` holds what comes next, `band` a heading across the page. @default 'panel' */
  shape?: (typeof horizonShapes)[number];
  /** A date or a length of time to write into the sun. Screen readers skip it, so the words must say it too. */
  date?: HorizonDate;
  /** The time of day where the reader is. The sky stays dark enough for words in each. @default 'day' */
  light?: HorizonLight;
  children: ReactNode;
}

/**
 * The sky over three ridges, for the one thing to do next. A page has at most one, and work lists have none. It
 * is dark in both themes; text and buttons on it adapt.
 */
export function Horizon({
  as: element = 'div',
  shape = 'panel',
  date,
  light = 'day',
  children,
  ...rest
}: HorizonProps) {
  const Element = element as ElementType;
  return (
    <Element data-component="Horizon" {...rest} className={`${horizon} ${shapes[shape]} ${skies[light]}`}>
      <HorizonDrawing shape={shape} date={date} />
      {children}
    </Element>
  );
}
