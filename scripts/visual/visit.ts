import { setTimeout as wait } from 'node:timers/promises';
import { PNG } from 'pngjs';
import type { Baselines } from './baselines.ts';
import { hashOf, type Camera } from './camera.ts';
import { compare, pictureOf } from './compare.ts';
import type { Picture } from './colors.ts';
import type { Sheet, Shot } from './sheet.ts';
import { themes, type Theme, type Variant, type Width } from './modes.ts';
import type { Wanted } from './variants.ts';

/**
 * `same`: identical to the byte. `alike`: within the tolerance. The others fail the run, `broken` even if changes are
 * accepted.
 */
export const outcomes = ['same', 'alike', 'changed', 'new', 'gone', 'broken'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Finding {
  outcome: Outcome;
  storyId: string;
  theme: Theme;
  width: Width;
  /** The number of different pixels, or a broken story's error. */
  detail?: string;
}

/** A finding with its pictures. */
export interface Seen extends Finding {
  before?: Picture;
  /** Chromium's original PNG. */
  after?: Buffer;
  difference?: Picture;
}

/** Maximum attempts until a picture matches its baseline or two are the same. */
const maxShots = 5;
const restMs = 150;

const decoded = (png: Buffer): Picture => {
  const { width, height, data } = PNG.sync.read(png);
  return pictureOf(width, height, data);
};

/**
 * Repeats a picture that differs from its baseline until it matches, or two in a row are the same.
 *
 * @param before One of the same that another page took.
 */
async function shootSteadily(
  camera: Camera,
  theme: Theme,
  expected: string | undefined,
  before?: Buffer,
): Promise<Buffer> {
  let last = before;
  for (let shots = 1; ; shots += 1) {
    const next = await camera.shoot(theme);
    const hash = hashOf(next);
    if (hash === expected || (last && hash === hashOf(last)) || shots === maxShots) return next;
    last = next;
    await wait(restMs);
  }
}

/** Whether a picture has only one color. */
export const isBlank = ({ pixels }: Picture): boolean => pixels.every((color) => color === pixels[0]);

/** A picture of at least so many bytes shows something, because a blank one is compressed to less. */
const drawnBytesMin = 60_000;

/** Returns whether there is something to picture. */
async function show(camera: Camera, { storyId, variant }: Wanted): Promise<boolean> {
  await camera.show(storyId);
  return variant === null || variant === 'pseudo' || camera.act(variant);
}

function judge(
  sheet: Sheet | undefined,
  { name: storyId, isBlank: mayBeBlank }: Wanted,
  png: Buffer,
): Pick<Seen, 'outcome' | 'detail' | 'before' | 'after' | 'difference'> {
  if (!mayBeBlank && png.length < drawnBytesMin && isBlank(decoded(png)))
    return { outcome: 'broken', detail: 'The picture is blank', after: png };
  if (sheet?.hashes.get(storyId) === hashOf(png)) return { outcome: 'same' };
  const before = sheet?.picture(storyId);
  if (!sheet || !before) return { outcome: 'new', after: png };
  const { changed, difference } = compare(before, decoded(png), sheet.reduction);
  if (changed === 0) return { outcome: 'alike' };
  return { outcome: 'changed', detail: `${changed} pixels`, before, after: png, difference };
}

/**
 * All stories of one file at one width, in both themes. With `accept`, changed pictures become the baselines.
 *
 * @param camera Its page has shown other stories before. Once in some thousand pictures, Chromium leaves out a layer in
 *   such a page and continues to do so.
 * @param openAnother Opens a new page for a variant, or for a picture that counts if the first one differs.
 */
export async function visit(
  camera: Camera,
  openAnother: (variant: Variant | null) => Camera,
  baselines: Baselines,
  file: string,
  wanted: readonly Wanted[],
  width: Width,
  accept: boolean,
): Promise<Seen[]> {
  const sheets = new Map(themes.map((theme) => [theme, baselines.read(file, theme, width)]));
  const taken = new Map(themes.map((theme) => [theme, new Map<string, Buffer>()]));
  const findings: Seen[] = [];
  const others = new Map<Variant | 'again', Camera>();
  /** A page of its own for each kind of picture, so that no hover or focus is left in the next one. */
  function other(kind: Variant | 'again', variant: Variant | null): Camera {
    const opened = others.get(kind) ?? openAnother(variant);
    others.set(kind, opened);
    return opened;
  }
  async function look(shown: Camera, one: Wanted, theme: Theme): Promise<Buffer> {
    const expected = sheets.get(theme)?.hashes.get(one.name);
    if (one.variant !== null || expected === undefined) return shootSteadily(shown, theme, expected);
    const png = await shown.shoot(theme);
    if (hashOf(png) === expected) return png;
    const again = other('again', null);
    await again.show(one.storyId);
    return shootSteadily(again, theme, expected, png);
  }
  const names = new Set<string>();
  for (const one of wanted) {
    const { name: storyId, variant } = one;
    const shown = variant === null ? camera : other(variant, variant);
    const showing = show(shown, one);
    for (const theme of one.themes) {
      const about = { storyId, theme, width };
      try {
        if (!(await showing)) break;
        names.add(storyId);
        const png = await look(shown, one, theme);
        findings.push({ ...about, ...judge(sheets.get(theme), one, png) });
        taken.get(theme)?.set(storyId, png);
      } catch (error) {
        names.add(storyId);
        findings.push({ ...about, outcome: 'broken', detail: (error as Error).message });
      }
    }
  }
  await Promise.all([...others.values()].map((opened) => opened.close()));
  for (const theme of themes)
    for (const storyId of sheets.get(theme)?.hashes.keys() ?? [])
      if (!names.has(storyId))
        findings.push({
          outcome: 'gone',
          storyId,
          theme,
          width,
          before: sheets.get(theme)?.picture(storyId),
        });

  if (accept)
    for (const [theme, pngs] of taken) {
      const has = (...these: Outcome[]) =>
        findings.some((finding) => finding.theme === theme && these.includes(finding.outcome));
      // Without a picture of a broken story, the sheet would lose its baseline.
      if (has('changed', 'new', 'gone') && !has('broken') && pngs.size > 0)
        baselines.write(file, theme, width, shotsOf(pngs));
    }
  return findings;
}

const shotsOf = (pngs: ReadonlyMap<string, Buffer>): Map<string, Shot> =>
  new Map([...pngs].map(([storyId, png]) => [storyId, { hash: hashOf(png), picture: decoded(png) }]));
