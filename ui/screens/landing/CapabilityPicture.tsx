import type { Capability } from '@vetsync/machines/landing/model';
import type { ReactNode } from 'react';
import { drawing, paint, picture } from './CapabilityPicture.css.ts';

/** Ground of every picture. It extends far beyond the sides, so that wide cards show no edges. */
const far = 'M-400 92C-260 70-140 96-20 84S90 58 150 66s110 30 170 18 160-26 240-10 160 8 200 0V140H-400Z';
const near = 'M-400 108C-240 92-120 116 0 106s120-16 180-10 120 20 200 12 200-20 380-6V140H-400Z';

/** A simple figure of head and shoulders at `x`, `y`. */
function Person({ x, y, tone }: { x: number; y: number; tone: 'line' | 'accent' }) {
  const fill = tone === 'accent' ? paint.accent : paint.figure;
  return (
    <g transform={`translate(${x} ${y})`} className={fill}>
      <circle cx={0} cy={-25} r={6.5} />
      <path d="M-11 0v-6a11 11 0 0 1 22 0v6Z" />
    </g>
  );
}

const pictures: Record<Capability['id'], ReactNode> = {
  // A horizon that is also a heartbeat.
  health: (
    <>
      <circle className={paint.sun} cx={214} cy={70} r={30} />
      <path className={paint.far} d={far} />
      <path className={paint.near} d={near} />
      <path className={paint.stroke} d="M-400 76H104l9-12 11 24 15-58 17 66 11-30 8 10H720" />
    </>
  ),
  // A book with hills as pages.
  education: (
    <>
      <circle className={paint.sun} cx={160} cy={38} r={20} />
      <path className={paint.far} d={far} />
      <path className={paint.near} d={near} />
      <path
        className={paint.page}
        d="M160 104c-20-16-52-20-86-14V44c34-6 66-2 86 14 20-16 52-20 86-14v46c-34-6-66-2-86 14Z"
      />
      <path
        className={paint.hairline}
        d="M160 58v46M92 58c18-1 34 1 50 9M92 71c18-1 34 1 50 9M228 58c-18-1-34 1-50 9"
      />
      <path className={paint.mark} d="M206 42v30l8-6 8 6V42Z" />
    </>
  ),
  // A bridge between two banks.
  career: (
    <>
      <circle className={paint.sun} cx={246} cy={44} r={22} />
      <path className={paint.far} d={far} />
      <path
        className={paint.near}
        d="M-400 66C-240 54-120 70 70 68c14 0 18 20 26 72H-400ZM720 60C560 50 400 70 250 68c-14 0-18 20-26 72H720Z"
      />
      <path
        className={paint.stroke}
        d="M40 66H280M76 122c24-70 144-70 168 0M100 67v20M130 67v5M190 67v5M220 67v20"
      />
      <circle className={paint.mark} cx={134} cy={57} r={6} />
    </>
  ),
  // People around a campfire.
  community: (
    <>
      <circle className={paint.halo} cx={160} cy={82} r={52} />
      <path className={paint.far} d={far} />
      <path className={paint.near} d={near} />
      <Person x={80} y={104} tone="line" />
      <Person x={112} y={97} tone="accent" />
      <Person x={208} y={97} tone="line" />
      <Person x={240} y={104} tone="accent" />
      <path
        className={paint.mark}
        d="M160 62c4 10 14 16 14 28a14 14 0 0 1-28 0c0-6 3-9 5-13 2 3 4 4 6 4 1-6-1-12 3-19Z"
      />
      <path className={paint.stroke} d="m144 108 32-7m0 7-32-7" />
    </>
  ),
  // A speech bubble with a compass.
  assistant: (
    <>
      <path className={paint.far} d={far} />
      <path className={paint.near} d={near} />
      <path
        className={paint.page}
        d="M104 22h112a14 14 0 0 1 14 14v46a14 14 0 0 1-14 14h-66l-20 18V96h-26a14 14 0 0 1-14-14V36a14 14 0 0 1 14-14Z"
      />
      <circle className={paint.hairline} cx={160} cy={59} r={25} />
      <path className={paint.hairline} d="M160 34v5M160 79v5M135 59h5M180 59h5" />
      <path className={paint.mark} d="m172 44-7 20-10-10Z" />
      <path className={paint.figure} d="m148 74 7-20 10 10Z" />
    </>
  ),
};

/** A small landscape for each capability. Decorative. */
export function CapabilityPicture({ of }: { of: Capability['id'] }) {
  return (
    <div className={picture}>
      <svg className={drawing} viewBox="0 0 320 120" aria-hidden focusable={false}>
        {pictures[of]}
      </svg>
    </div>
  );
}
