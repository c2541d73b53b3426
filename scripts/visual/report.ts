import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tolerance } from './compare.ts';
import { intendedFile } from './intended.ts';
import { outcomes, type Finding, type Outcome, type Seen } from './visit.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#16233a, #efebe2); --quiet: light-dark(#4b576b, #b3bdcb);
    --paper: light-dark(#faf7f1, #0f1826); --line: light-dark(#c9c6bf, #3a465a); }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: var(--ink); background: var(--paper); }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: center;
    padding: 0.75rem 2rem; background: var(--paper); border-bottom: 1px solid var(--line); }
  fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  h1, h2, legend { font-size: 1.1rem; font-weight: 600; margin: 0; }
  legend { float: left; font-size: 1rem; padding: 0; margin-inline-end: 0.25rem; }
  main, .about { padding: 0 2rem; max-width: 90rem; }
  section { padding: 1.5rem 0; border-bottom: 1px solid var(--line); }
  section p, figcaption, .about { color: var(--quiet); }
  section p { margin: 0 0 0.75rem; }
  a { color: inherit; text-underline-offset: 0.2em; }
  pre { white-space: pre-wrap; }
  .pictures { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; }
  img { border: 1px solid var(--line); max-width: calc(50vw - 3rem); display: block; }
  [data-view=side] .difference, [data-view=overlay] .difference { display: none; }
  [data-view=difference] .pair figure:not(.difference) { display: none; }
  [data-view=overlay] .pair { display: grid; justify-content: start; }
  [data-view=overlay] .pair figure { grid-area: 1 / 1; }
  [data-view=overlay] .pair img { max-width: calc(100vw - 4rem); }
  [data-view=overlay] .pair figcaption { visibility: hidden; }
  [data-view=overlay] .pair .change img { clip-path: inset(0 0 0 var(--share)); }
  body:not([data-view=overlay]) .share { display: none; }
`;

/** Press 1, 2 or 3 for a view. A box hides the pictures of an outcome. */
const script = `
  const views = [...document.querySelectorAll('[name=view]')];
  const show = () => (document.body.dataset.view = views.find(({ checked }) => checked).value);
  const wipe = ({ value }) => document.body.style.setProperty('--share', value + '%');
  document.querySelector('.share input').addEventListener('input', ({ target }) => wipe(target));
  for (const view of views) view.addEventListener('change', show);
  addEventListener('keydown', ({ key }) => { const view = views[key - 1]; if (view) { view.checked = true; show(); } });
  for (const box of document.querySelectorAll('[name=outcome]'))
    box.addEventListener('change', () => {
      for (const section of document.querySelectorAll('section.' + box.value)) section.hidden = !box.checked;
    });
`;

const views = { side: 'Side by side', overlay: 'Overlay', difference: 'Difference' };

/** Outcomes that have pictures in the report, the most important first. */
const shown = ['broken', 'changed', 'meant', 'new', 'gone'] as const satisfies Outcome[];
const isShown = (outcome: Outcome) => shown.some((one) => one === outcome);

/** The story in `npm run storybook`. */
function urlOf({ name, theme }: Finding): string {
  const [story, variant] = name.split('#');
  const globals = `theme:${theme}${variant === 'pseudo' ? ';language:pseudo' : ''}`;
  return `http://localhost:6006/?path=/story/${story}&globals=${globals}`;
}

export interface Report {
  /** Writes the pictures of differences and releases them, because a whole run doesn't fit into memory. */
  add: (seen: readonly Seen[]) => Finding[];
  /**
   * Writes `index.html` and returns its path.
   *
   * @param lines - To add to `intended.json` if what changed is meant.
   */
  finish: (findings: readonly Finding[], lines: readonly string[]) => string;
}

/** @param compared - What the pictures are compared with. The folder is emptied first. */
export function openReport(folder: string, compared: string): Report {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = new Map<Outcome, string[]>(shown.map((outcome) => [outcome, []]));
  let number = 0;
  const figure = (kind: string, title: string, picture: Buffer | undefined): string => {
    if (!picture) return '';
    number += 1;
    writeFileSync(join(folder, `${number}.png`), picture);
    return `<figure class="${kind}"><figcaption>${title}</figcaption><img src="${number}.png" alt="${title}" loading="lazy"></figure>`;
  };
  const write = ({ before, after, difference, ...finding }: Seen): Finding => {
    const { outcome, name, theme, width, detail } = finding;
    if (!isShown(outcome)) return finding;
    const pictures = [
      figure('base', 'Base', before),
      figure('change', 'Change', after),
      figure('difference', 'Difference', difference),
    ];
    const about = [outcome, theme, `${width} px`, ...(detail === undefined ? [] : [detail])].join(', ');
    sections.get(outcome)?.push(
      `<section class="${outcome}"><h2><a href="${escaped(urlOf(finding))}" target="storybook">${escaped(name)}</a></h2>
<p>${escaped(about)}</p><div class="pictures${difference ? ' pair' : ''}">${pictures.join('')}</div></section>`,
    );
    return finding;
  };
  return {
    add: (seen) => seen.map(write),
    finish(findings, lines) {
      const count = (outcome: Outcome) => findings.filter((finding) => finding.outcome === outcome).length;
      const radios = Object.entries(views).map(
        ([view, title], index) =>
          `<label><input type="radio" name="view" value="${view}"${index === 0 ? ' checked' : ''}> ${title}</label>`,
      );
      const boxes = shown.map(
        (outcome) =>
          `<label><input type="checkbox" name="outcome" value="${outcome}" checked> ${count(outcome)} ${outcome}</label>`,
      );
      const toAdd = `<p>If what changed is meant, add these to ${intendedFile}, each with its reason:</p><pre>${escaped(lines.join(',\n'))}</pre>`;
      const page = join(folder, 'index.html');
      writeFileSync(
        page,
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures that differ</title><style>${style}</style><body data-view="side" style="--share: 50%">
<header><h1>Pictures that differ</h1><fieldset><legend>Show</legend>${radios.join('')}
<label class="share">Base up to <input type="range" min="0" max="100" value="50"></label></fieldset>
<fieldset><legend>With</legend>${boxes.join('')}</fieldset></header>
<div class="about"><p>${escaped(compared)} ${findings.length} pictures: ${outcomes.map((outcome) => `${count(outcome)} ${outcome}`).join(', ')}.
Two are alike if no pixel differs by more than ${tolerance}. Links open stories of <code>npm run storybook</code>. Keys 1 to 3 change the view.</p>
${lines.length > 0 ? toAdd : ''}</div>
<main>${shown.flatMap((outcome) => sections.get(outcome) ?? []).join('\n')}</main><script>${script}</script></body></html>\n`,
      );
      return page;
    },
  };
}
