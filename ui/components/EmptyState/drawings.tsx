import type { ReactNode } from 'react';
import { dashes, glow, line, paper, night } from './EmptyState.css.ts';

/* One drawing for each meaning, 200 × 92. They stand on the near hill, whose ground is at 76 in their middle. */

const stars = 'M40 22h.1M62 14h.1M88 26h.1M128 16h.1M168 30h.1M30 44h.1';

export const emptyDrawings = {
  /** Nothing was written: a letter on its way. */
  messages: (
    <>
      <path className={dashes} d="M18 66Q36 30 66 46" />
      <path
        className={paper}
        d="M74 30h52a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H74a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4Z"
      />
      <path className={line} d="m71 33 29 22 29-22" />
    </>
  ),
  /** Nothing fits what was asked for: a lens over the hills. */
  search: (
    <>
      <path className={line} d="m114 60 14 14" strokeWidth={5} />
      <circle className={paper} cx={98} cy={44} r={22} />
      <path className={dashes} d="M80 52q10-12 18-4t18-6" />
    </>
  ),
  /** Nothing is planned: a page of a calendar without an entry. */
  calendar: (
    <>
      <circle className={glow} cx={134} cy={32} r={16} />
      <path
        className={paper}
        d="M76 28h48a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H76a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4Z"
      />
      <path className={line} d="M72 40h56M86 23v9M114 23v9" />
      <path className={line} d="M84 52h.1M100 52h.1M116 52h.1M84 64h.1M100 64h.1M116 64h.1" strokeWidth={4} />
    </>
  ),
  /** Nobody yet: a free place between two. */
  people: (
    <>
      <path className={dashes} d="M84 76V66a16 16 0 0 1 32 0v10M109 40a9 9 0 1 1-18 0 9 9 0 0 1 18 0" />
      <path className={paper} d="M44 78V68a15 15 0 0 1 30 0v10M126 78V68a15 15 0 0 1 30 0v10" />
      <circle className={paper} cx={59} cy={43} r={8.5} />
      <circle className={paper} cx={141} cy={43} r={8.5} />
    </>
  ),
  /** Nothing was sent or kept: sheets without words. */
  papers: (
    <>
      <path className={paper} d="m88 24 36-5a3 3 0 0 1 4 3l5 42-40 6Z" />
      <path className={paper} d="M74 26h28l12 12v38H74Z" />
      <path className={line} d="M102 26v12h12" />
      <path className={dashes} d="M82 50h24M82 59h24M82 68h14" />
    </>
  ),
  /** A beginning: a signpost where ways part. */
  path: (
    <>
      <path className={glow} d="M46 76c18-8 30-2 50-8l8 0c-8 8-22 12-30 24H34Z" />
      <path className={line} d="M104 84V22" strokeWidth={4} />
      <path className={paper} d="M104 26h32l8 8-8 8h-32ZM104 48H76l-8 7 8 7h28Z" />
    </>
  ),
  /** No place is known: a pin over the map's lines. */
  place: (
    <>
      <path className={dashes} d="M30 80q34-20 70-6t70-8" />
      <path className={paper} d="M100 76C86 58 80 50 80 40a20 20 0 0 1 40 0c0 10-6 18-20 36Z" />
      <circle className={glow} cx={100} cy={40} r={8} />
    </>
  ),
  /** No work: a case that is packed. */
  work: (
    <>
      <path className={line} d="M88 40v-6a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v6" />
      <path
        className={paper}
        d="M72 40h56a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H72a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4Z"
      />
      <path className={line} d="M68 56h26M106 56h26M94 52h12v8H94Z" />
    </>
  ),
  /** Nothing about health or help: a heart. */
  care: (
    <>
      <path
        className={paper}
        d="M100 78C78 62 70 52 70 42a15 15 0 0 1 30-5 15 15 0 0 1 30 5c0 10-8 20-30 36Z"
      />
      <path className={line} d="M58 54h28l7-12 9 22 7-10h33" />
    </>
  ),
  /** No school: a cap. */
  school: (
    <>
      <path className={paper} d="M78 50v18q22 14 44 0V50" />
      <path className={paper} d="m100 26 42 18-42 18-42-18Z" />
      <path className={line} d="M134 47v20" />
      <circle className={glow} cx={134} cy={70} r={4} />
    </>
  ),
  /** Nothing new: a quiet night. */
  quiet: (
    <>
      <path className={night} d="M10 0h180a10 10 0 0 1 10 10v56q-40-14-92 2T0 64V10A10 10 0 0 1 10 0Z" />
      <path className={glow} d="M112 22a20 20 0 1 0 12 34 16 16 0 0 1-12-34Z" />
      <path className={dashes} d={stars} strokeWidth={3} />
    </>
  ),
  /** Not for this reader: a gate. */
  locked: (
    <>
      <path className={line} d="M86 48V38a14 14 0 0 1 28 0v10" strokeWidth={4} />
      <path
        className={paper}
        d="M78 48h44a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H78a4 4 0 0 1-4-4V52a4 4 0 0 1 4-4Z"
      />
      <path className={line} d="M100 60v7" strokeWidth={4} />
    </>
  ),
  /** It is no longer there: a bridge without a middle. */
  missing: (
    <>
      <path className={glow} d="M84 92q8-16 16-22t16 22Z" />
      <path className={line} d="M40 66h40M120 66h40M52 66V44M148 66V44" strokeWidth={4} />
      <path className={dashes} d="M52 46q48 34 96 0M84 66h32" />
    </>
  ),
  /** Everything is done: the sun is up. */
  done: (
    <>
      <path className={glow} d="M70 68a30 30 0 0 1 60 0Z" />
      <path className={line} d="M100 26V16M70 38l-8-8M130 38l8-8M58 60l-11-3M142 60l11-3" />
      <path className={line} d="m88 56 9 9 17-19" strokeWidth={4} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmptyDrawing = keyof typeof emptyDrawings;
