import { setTimeout as wait } from 'node:timers/promises';
import { PNG } from 'pngjs';
import type { Baselines } from './baselines.ts';
import { hashOf, themes, type Camera, type Theme, type Width } from './camera.ts';
import { compare, pictureOf } from './compare.ts';
import type { Picture } from './colors.ts';
import type { Sheet, Shot } from './sheet.ts';

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

/** Repeats a picture that differs from its baseline until it matches or is stable. */
async function shootSteadily(camera: Camera, theme: Theme, expected: string | undefined): Promise<Buffer> {
  let last = await camera.shoot(theme);
  for (let shots = 1; shots < maxShots && hashOf(last) !== expected; shots += 1) {
    await wait(restMs);
    const next = await camera.shoot(theme);
    const isSteady = hashOf(next) === hashOf(last);
    last = next;
    if (isSteady) break;
  }
  return last;
}

function judge(
  sheet: Sheet | undefined,
  storyId: string,
  png: Buffer,
): Pick<Seen, 'outcome' | 'detail' | 'before' | 'after' | 'difference'> {
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
 * @param openAnother Opens a new page, whose picture counts if the first one differs.
 */
export async function visit(
  camera: Camera,
  openAnother: () => Camera,
  baselines: Baselines,
  file: string,
  storyIds: readonly string[],
  width: Width,
  accept: boolean,
): Promise<Seen[]> {
  const sheets = new Map(themes.map((theme) => [theme, baselines.read(file, theme, width)]));
  const taken = new Map(themes.map((theme) => [theme, new Map<string, Buffer>()]));
  const findings: Seen[] = [];
  let another: Camera | undefined;
  async function look(storyId: string, theme: Theme): Promise<Buffer> {
    const expected = sheets.get(theme)?.hashes.get(storyId);
    const png = await shootSteadily(camera, theme, expected);
    if (expected === undefined || hashOf(png) === expected) return png;
    another ??= openAnother();
    await another.show(storyId);
    return shootSteadily(another, theme, expected);
  }
  for (const storyId of storyIds) {
    const shown = camera.show(storyId);
    for (const theme of themes) {
      const about = { storyId, theme, width };
      try {
        await shown;
        const png = await look(storyId, theme);
        findings.push({ ...about, ...judge(sheets.get(theme), storyId, png) });
        taken.get(theme)?.set(storyId, png);
      } catch (error) {
        findings.push({ ...about, outcome: 'broken', detail: (error as Error).message });
      }
    }
  }
  await another?.close();
  for (const theme of themes)
    for (const storyId of sheets.get(theme)?.hashes.keys() ?? [])
      if (!storyIds.includes(storyId))
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
