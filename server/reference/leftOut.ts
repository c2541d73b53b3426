export interface LeftOut {
  reason: string;
  count: number;
  /** All of them, as `2, 7-12`. */
  lines: string;
}

/** `2, 7-12` of 2, 7, 8, … 12. */
function rangesOf(lines: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

/** Collects which lines of a file are not used, and why. A line counts once, with its first reason. */
export function createReport() {
  const lines = new Map<string, number[]>();
  const known = new Set<number>();
  return {
    leaveOut({ line }: { readonly line: number }, reason: string) {
      if (known.has(line)) return;
      known.add(line);
      const others = lines.get(reason);
      if (others) others.push(line);
      else lines.set(reason, [line]);
    },
    count: () => known.size,
    leftOut: (): LeftOut[] =>
      [...lines]
        .map(([reason, those]) => ({ reason, count: those.length, lines: rangesOf(those) }))
        .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
  };
}
