import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Picture } from './colors.ts';
import { bytesOf, tolerance } from './compare.ts';
import { outcomes, type Finding, type Seen } from './visit.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #16233a; background: #faf7f1; }
  h2 { font-size: 1.1rem; margin: 2.5rem 0 0.5rem; }
  .pictures { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; } figcaption { color: #4b576b; }
  img { border: 1px solid #747e8f; max-width: 640px; display: block; }
  @media (prefers-color-scheme: dark) { body { color: #efebe2; background: #0f1826; } figcaption { color: #b3bdcb; } }
`;

export interface Report {
  /** Writes the pictures of differences and releases them, because a whole run doesn't fit into memory. */
  add: (seen: readonly Seen[]) => Finding[];
  /** Writes `index.html` and returns its path. */
  finish: (findings: readonly Finding[]) => string;
}

const pngOf = (picture: Picture): Buffer => {
  const { width, height } = picture;
  const png = new PNG({ width, height });
  png.data.set(bytesOf(picture));
  return PNG.sync.write(png);
};

/** Before, after and difference of everything that has changed, in a folder that is emptied first. */
export function openReport(folder: string): Report {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections: string[] = [];
  let number = 0;
  const figure = (title: string, picture: Picture | Buffer | undefined): string => {
    if (!picture) return '';
    number += 1;
    writeFileSync(join(folder, `${number}.png`), Buffer.isBuffer(picture) ? picture : pngOf(picture));
    return `<figure><figcaption>${title}</figcaption><img src="${number}.png" alt="${title}" loading="lazy"></figure>`;
  };
  return {
    add: (seen) =>
      seen.map(({ before, after, difference, ...finding }) => {
        const { outcome, storyId, theme, width, detail } = finding;
        if (outcome !== 'same' && outcome !== 'alike')
          sections.push(
            [
              `<section><h2>${outcome}: ${escaped(storyId)}, ${theme}, ${width} px</h2>`,
              detail === undefined ? '' : `<p>${escaped(detail)}</p>`,
              `<div class="pictures">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div></section>`,
            ].join(''),
          );
        return finding;
      }),
    finish(findings) {
      const counts = outcomes.map(
        (outcome) => `${findings.filter((finding) => finding.outcome === outcome).length} ${outcome}`,
      );
      const page = join(folder, 'index.html');
      writeFileSync(
        page,
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual regression</title><style>${style}</style>
<h1>Visual regression</h1><p>${counts.join(', ')}. Tolerance ${tolerance} for each pixel, and not one pixel beyond it.</p>
${sections.join('\n')}</html>\n`,
      );
      return page;
    },
  };
}
