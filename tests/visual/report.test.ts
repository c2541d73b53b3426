import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReport } from '../../scripts/visual/report.ts';
import type { Seen } from '../../scripts/visual/visit.ts';
import { accent, drawn, paper } from './support/pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = { theme: 'light', width: 360 } as const;
const changed: Seen = {
  ...at,
  outcome: 'changed',
  storyId: 'screens-home--busy',
  detail: '1 pixels',
  before: drawn(4, 2, () => paper),
  after: PNG.sync.write(new PNG({ width: 4, height: 2 })),
  difference: drawn(4, 2, () => accent),
};
const same: Seen = { ...at, outcome: 'same', storyId: 'screens-home--calm' };

test('shows changed pictures before, after and their difference, and no unchanged ones', () => {
  const report = openReport(folder);
  const page = report.finish(report.add([changed, same]));
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('1 same, 0 alike, 1 changed');
  expect(html).toContain('changed: screens-home--busy, light, 360 px');
  expect(html).not.toContain('screens-home--calm');
  const images = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)];
  expect(images.map(([, , title]) => title)).toEqual(['Before', 'After', 'Difference']);
  const sizes = images.map(([, name]) => PNG.sync.read(readFileSync(join(dirname(page), name!))));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [4, 2],
    [4, 2],
    [4, 2],
  ]);
});

test('releases pictures that it has written', () => {
  const [finding] = openReport(folder).add([changed]);
  expect(finding).toEqual({ ...at, outcome: 'changed', storyId: 'screens-home--busy', detail: '1 pixels' });
});

test('starts with an empty folder', () => {
  writeFileSync(join(folder, 'old.png'), '');
  const report = openReport(folder);
  report.finish(report.add([same]));
  expect(readdirSync(folder)).toEqual(['index.html']);
});

test("escapes a story's name", () => {
  const report = openReport(folder);
  const html = readFileSync(report.finish(report.add([{ ...changed, storyId: '<script>' }])), 'utf8');
  expect(html).toContain('&lt;script>');
  expect(html).not.toContain('<script>');
});
