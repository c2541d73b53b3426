import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

// Arial stretched to the metrics of Atkinson Hyperlegible Next, so that nothing moves when the font arrives.
globalFontFace('VetSync Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '102.5%',
  ascentOverride: '93%',
  descentOverride: '28%',
  lineGapOverride: '0%',
});

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
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

// Weightless, so that whatever lies in a component keeps its own colour.
globalStyle(':where(a[href])', { color: vars.color.accent, textUnderlineOffset: '0.15em' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// Headings and regions take focus by script on a change of place; a ring there would look like a control.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
