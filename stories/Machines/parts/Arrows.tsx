import { useEffect, useState, type RefObject } from 'react';
import { allStates, type ChartState } from './chart.ts';
import * as looks from './look.ts';

interface Bus {
  target: string;
  x: number;
  /** Vertical position of the target state, where its transitions join. */
  y: number;
  from: readonly { y: number; x: number; state: string }[];
  edge: number;
}

const laneWidth = 7;

/** One line per target state, joined by all transitions to it. Overlapping lines run side by side. */
function measure(chart: HTMLElement, states: readonly ChartState[]): Bus[] {
  const origin = chart.getBoundingClientRect();
  const boxes = new Map(
    [...chart.querySelectorAll<HTMLElement>('[data-state]')].map((box) => [box.dataset.state, box]),
  );
  const rows = new Map(
    [...chart.querySelectorAll<HTMLElement>('[data-transition]')].map((row) => [row.dataset.transition, row]),
  );
  const positionOf = (element: HTMLElement | undefined) => {
    const rect = element?.getBoundingClientRect();
    return rect ? { y: rect.top - origin.top, right: rect.right - origin.left, height: rect.height } : null;
  };
  const joined = new Map<string, Bus['from'][number][]>();
  for (const { path, transitions } of states)
    for (const { id, targets } of transitions) {
      const row = positionOf(rows.get(id));
      if (!row) continue;
      const joins = { y: row.y + row.height / 2, x: row.right, state: path };
      for (const target of targets) joined.set(target, [...(joined.get(target) ?? []), joins]);
    }
  const outer = Math.max(0, ...[...boxes.values()].map((box) => positionOf(box)?.right ?? 0));
  const lanes: [from: number, to: number][][] = [];
  return [...joined].flatMap(([target, from]) => {
    const box = positionOf(boxes.get(target));
    if (!box) return [];
    const y = box.y + 14;
    const span: [number, number] = [
      Math.min(y, ...from.map((join) => join.y)),
      Math.max(y, ...from.map((join) => join.y)),
    ];
    const free = lanes.findIndex((lane) =>
      lane.every(([top, bottom]) => span[1] < top - 6 || span[0] > bottom + 6),
    );
    const lane = free < 0 ? lanes.push([]) - 1 : free;
    lanes[lane]?.push(span);
    return { target, y, from, edge: box.right, x: outer + 10 + lane * laneWidth };
  });
}

/** Part of a line between its state and the transitions that join it, with an arrowhead. */
function Line({ y, from, edge, x, look }: Bus & { look: keyof typeof looks.arrow }) {
  if (from.length === 0) return null;
  const heights = [y, ...from.map((join) => join.y)];
  const joins = from.map((join) => `M ${join.x} ${join.y} H ${x}`).join(' ');
  return (
    <g>
      <path
        style={looks.arrow[look]}
        d={`M ${x} ${Math.min(...heights)} V ${Math.max(...heights)} M ${x} ${y} H ${edge + 6} ${joins}`}
      />
      <path style={looks.head[look]} d={`M ${edge} ${y} l 8 -4 v 8 z`} />
    </g>
  );
}

interface ArrowsProps {
  chart: ChartState;
  around: RefObject<HTMLElement | null>;
  isActive: (path: string) => boolean;
}

/** Lines from transitions to states, drawn once the positions of the boxes are known. */
export function Arrows({ chart, around, isActive }: ArrowsProps) {
  const [buses, setBuses] = useState<readonly Bus[]>([]);
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const draw = () => setBuses(measure(element, allStates(chart)));
    draw();
    const watched = new ResizeObserver(draw);
    watched.observe(element);
    return () => watched.disconnect();
  }, [around, chart]);
  return (
    <svg style={looks.arrows} aria-hidden="true">
      {buses.map((bus) => (
        <Line key={bus.target} {...bus} look="resting" />
      ))}
      {buses.map((bus) => (
        <Line
          key={bus.target}
          {...bus}
          from={bus.from.filter(({ state }) => isActive(state))}
          look="possible"
        />
      ))}
    </svg>
  );
}
