import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

// Arial with the metrics of Atkinson Hyperlegible Next, so that nothing moves when the font loads. One face per range
// of weights, because their widths grow differently: advance widths of English text were measured at 400, 550 and 680
// (44.29, 46.16 and 47.48% of the size, against Arial's 44.74 and bold 48.12), ascent 98% and descent 32% of the
// size.
const fallbacks = [
  { weight: '100 500', files: ['Arial', 'Liberation Sans'], width: 44.29 / 44.74 },
  { weight: '501 620', files: ['Arial Bold', 'Liberation Sans Bold'], width: 46.16 / 48.12 },
  { weight: '621 900', files: ['Arial Bold', 'Liberation Sans Bold'], width: 47.48 / 48.12 },
];
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
globalFontFace(
  'VetSync Fallback',
  fallbacks.map(({ weight, files, width }) => ({
    src: files.map((file) => `local("${file}")`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(width),
    ascentOverride: percent(0.98 / width),
    descentOverride: percent(0.32 / width),
    lineGapOverride: '0%',
  })),
);

globalStyle('table, code', { fontFamily: vars.family.code });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: vars.space.xxlarge,
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  fontFamily: vars.family.text,
  fontSize: vars.size.body,
  lineHeight: vars.line.body,
  color: vars.color.text,
  background: vars.color.paper,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  // A full screen height is taller than a page within its margins and would print an empty page at the end.
  '@media': { print: { minHeight: 0 } },
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

// `:where` has no specificity, so components keep their own link color.
globalStyle(':where(a[href])', { color: vars.color.accent, textUnderlineOffset: '0.15em' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// Headings and regions get focus by script on navigation; a focus ring would make them look like controls.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
// For prerendered pages in browsers without scripts.
globalStyle('noscript', {
  display: 'block',
  padding: vars.space.medium,
  textAlign: 'center',
});
