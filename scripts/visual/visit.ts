import { setTimeout as wait } from 'node:timers/promises';
import type { Camera } from './camera.ts';
import { compare, isBlank } from './compare.ts';
import type { Theme, Variant, Width } from './modes.ts';
import type { Wanted } from './variants.ts';

/** `base` is what the change started from, `change` the working tree. */
export const sides = ['base', 'change'] as const;
export type Side = (typeof sides)[number];
type Both<Value> = Record<Side, Value>;

/**
 * `same`: identical to the byte. `alike`: within the tolerance. `meant`: differs and is named in `intended.json`. `new` and
 * `gone`: only one side has it. `changed` and `broken` fail the run.
 */
export const outcomes = ['same', 'alike', 'meant', 'new', 'gone', 'changed', 'broken'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Finding {
  outcome: Outcome;
  /** The story's id, and the variant after a `#`. */
  name: string;
  theme: Theme;
  width: Width;
  /** The number of different pixels, a broken story's error, or why it was meant to differ. */
  detail?: string;
}

/** A finding with its PNGs. */
export interface Seen extends Finding {
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

/** Maximum attempts until both sides are the same, or each has drawn the same twice. */
const maxShots = 5;
const restMs = 150;

async function shootBoth(cameras: Both<Camera>, theme: Theme): Promise<Both<Buffer>> {
  let last: Both<Buffer> | undefined;
  for (let shots = 1; ; shots += 1) {
    const [base, change] = await Promise.all(sides.map((side) => cameras[side].shoot(theme)));
    const next = { base: base!, change: change! };
    const isSteady = sides.every((side) => last?.[side].equals(next[side]));
    if (next.base.equals(next.change) || isSteady || shots === maxShots) return next;
    last = next;
    await wait(restMs);
  }
}

/** Returns whether there is something to picture. */
async function show(camera: Camera, { storyId, variant }: Wanted): Promise<boolean> {
  await camera.show(storyId);
  return variant === null || variant === 'pseudo' || camera.act(variant);
}

type Judged = Omit<Seen, 'name' | 'theme' | 'width'>;

/** @param base undefined if only the change has the picture. */
function judge({ isBlank: mayBeBlank }: Wanted, base: Buffer | undefined, change: Buffer): Judged {
  const pictures = { before: base, after: change };
  if (!mayBeBlank && isBlank(change))
    return { outcome: 'broken', detail: 'The picture is blank', ...pictures };
  if (!base) return { outcome: 'new', ...pictures };
  if (base.equals(change)) return { outcome: 'same' };
  const { changed, difference } = compare(base, change);
  if (changed === 0) return { outcome: 'alike' };
  return { outcome: 'changed', detail: `${changed} pixels`, ...pictures, difference };
}

/**
 * All pictures of one story file at one width, on both sides.
 *
 * @param cameras Their pages have shown other stories before. Once in some thousand pictures, Chromium leaves out a layer
 *   in such a page and continues to do so.
 * @param openAnother Opens a new page for a variant, or for pictures that count if the first ones differ.
 * @param isInBase Whether the base has a story.
 */
export async function visit(
  cameras: Both<Camera>,
  openAnother: (side: Side, variant: Variant | null) => Camera,
  wanted: readonly Wanted[],
  width: Width,
  isInBase: (storyId: string) => boolean,
): Promise<Seen[]> {
  const opened = new Map<Variant | 'again', Both<Camera>>();
  /** A page of its own for each kind of picture, so that no hover or focus is left in the next one. */
  function others(kind: Variant | 'again', variant: Variant | null): Both<Camera> {
    const known = opened.get(kind);
    if (known) return known;
    const made = { base: openAnother('base', variant), change: openAnother('change', variant) };
    opened.set(kind, made);
    return made;
  }

  async function lookAtBoth(one: Wanted, theme: Theme, shown: Both<Camera>): Promise<Judged> {
    const first = await shootBoth(shown, theme);
    const judged = judge(one, first.base, first.change);
    if (judged.outcome !== 'changed' || one.variant !== null) return judged;
    const again = others('again', null);
    await Promise.all(sides.map((side) => again[side].show(one.storyId)));
    const second = await shootBoth(again, theme);
    return judge(one, second.base, second.change);
  }

  const findings: Seen[] = [];
  for (const one of wanted) {
    const { name, variant } = one;
    const shown = variant === null ? cameras : others(variant, variant);
    const [base, change] = await Promise.allSettled([
      isInBase(one.storyId) && show(shown.base, one),
      show(shown.change, one),
    ]);
    // A story that was broken in the base has no picture there.
    const hasBase = base.status === 'fulfilled' && base.value;
    for (const theme of one.themes) {
      const add = (judged: Judged) => findings.push({ name, theme, width, ...judged });
      try {
        if (change.status === 'rejected') throw change.reason;
        if (change.value && hasBase) add(await lookAtBoth(one, theme, shown));
        else if (change.value) add(judge(one, undefined, await shown.change.shoot(theme)));
        else if (hasBase) add({ outcome: 'gone', before: await shown.base.shoot(theme) });
      } catch (error) {
        add({ outcome: 'broken', detail: (error as Error).message });
      }
    }
  }
  await Promise.all([...opened.values()].flatMap((both) => sides.map((side) => both[side].close())));
  return findings;
}
