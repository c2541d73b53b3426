import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReport } from '../../scripts/visual/report.ts';
import type { Seen } from '../../scripts/visual/visit.ts';
import { accent, drawn, paper } from './support/pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = { theme: 'dark', width: 360 } as const;
const changed: Seen = {
  ...at,
  outcome: 'changed',
  name: 'screens-home--busy',
  detail: '1 pixels',
  before: drawn(4, 2, () => paper),
  after: drawn(4, 2, () => accent),
  difference: drawn(4, 2, () => 0),
};
const same: Seen = { ...at, outcome: 'same', name: 'screens-home--calm' };

const open = () => openReport(folder, '1 file has changed.');
const htmlOf = (...seen: Seen[]) => {
  const report = open();
  return readFileSync(report.finish(report.add(seen), ['{"story":"screens-home--busy"}']), 'utf8');
};

test('shows both sides of what has changed and their difference, and nothing unchanged', () => {
  const html = htmlOf(changed, same);
  expect(html).toContain('1 file has changed. 2 pictures: 1 same, 0 alike');
  expect(html).toContain('changed, dark, 360 px, 1 pixels');
  expect(html).not.toContain('screens-home--calm');
  const images = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)];
  expect(images.map(([, , title]) => title)).toEqual(['Base', 'Change', 'Difference']);
  expect(images.map(([, name]) => readFileSync(join(folder, name!)))).toEqual([
    changed.before,
    changed.after,
    changed.difference,
  ]);
});

test('links to the story in its theme, and in the pseudo-locale', () => {
  const story = 'http://localhost:6006/?path=/story/screens-home--busy&amp;globals=theme:dark';
  expect(htmlOf(changed)).toContain(`href="${story}"`);
  expect(htmlOf({ ...changed, name: `${changed.name}#hover` })).toContain(`href="${story}"`);
  expect(htmlOf({ ...changed, name: `${changed.name}#pseudo` })).toContain(`href="${story};language:pseudo"`);
});

test('has the lines for what is meant', () => {
  expect(htmlOf(changed)).toContain('{&quot;story&quot;:&quot;screens-home--busy&quot;}');
});

test('releases pictures that it has written', () => {
  const [finding] = open().add([changed]);
  expect(finding).toEqual({ ...at, outcome: 'changed', name: 'screens-home--busy', detail: '1 pixels' });
});

test('starts with an empty folder', () => {
  writeFileSync(join(folder, 'old.png'), '');
  const page = open().finish([], []);
  expect(dirname(page)).toBe(folder);
  expect(readdirSync(folder)).toEqual(['index.html']);
});

test("escapes a story's name", () => {
  const html = htmlOf({ ...changed, name: '<img>' });
  expect(html).toContain('&lt;img>');
  expect(html).not.toContain('<img>');
});
