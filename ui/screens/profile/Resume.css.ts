import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

/** Paper has physical sizes, in inches and millimeters, on screen and in print. */
const margin = '0.75in';
const sizes = { letter: '8.5in 11in', a4: '210mm 297mm' };
const widths = { letter: '8.5in', a4: '210mm' };
const heights = { letter: '11in', a4: '297mm' };

const page = (paper: keyof typeof sizes) => `vs-${paper}`;
/** The paper size that the whole page is printed on. */
export const onPaper = styleVariants(sizes, () => ({}));
for (const paper of ['letter', 'a4'] as const) {
  globalStyle(`@page ${page(paper)}`, { size: sizes[paper], margin } as Record<string, string>);
  // Set on the body, not on the sheet. Otherwise anything after the sheet would start a page of the printer's
  // default size.
  globalStyle(`body:has(${onPaper[paper]})`, {
    page: page(paper),
    '@media': { print: { background: 'none' } },
  });
}

export const tools = style({ '@media': { print: { display: 'none' } } });
export const sheetBackground = style({
  padding: vars.space.medium,
  background: vars.color.sunken,
  borderRadius: vars.radius.standard,
  '@media': { print: { padding: 0, background: 'none' } },
});

export const sheet = recipe({
  base: {
    marginInline: 'auto',
    // Actual paper width if there is room; narrower screens reflow it.
    maxWidth: '100%',
    padding: `clamp(${vars.space.medium}, 6vw, ${margin})`,
    color: vars.color.text,
    background: vars.color.surface,
    boxShadow: vars.shadow.floating,
    fontSize: '11pt',
    lineHeight: 1.4,
    orphans: 3,
    widows: 3,
    '@media': {
      print: {
        width: 'auto',
        maxWidth: 'none',
        minHeight: 0,
        margin: 0,
        padding: 0,
        boxShadow: 'none',
        background: 'none',
      },
    },
  },
  variants: {
    paper: {
      letter: { width: widths.letter, minHeight: heights.letter },
      a4: { width: widths.a4, minHeight: heights.a4 },
    },
  },
});

export const name = style({ fontSize: '24pt', lineHeight: 1.15, fontWeight: vars.weight.strong });
export const headline = style({ fontSize: '12pt', color: vars.color.textMuted });
export const section = style({ marginTop: '14pt' });
export const sectionTitle = style({
  marginBottom: '5pt',
  paddingBottom: '2pt',
  borderBottom: `1.5pt solid ${vars.color.accent}`,
  fontSize: '12pt',
  fontWeight: vars.weight.strong,
  // Keeps a heading together with its section.
  breakAfter: 'avoid',
});
export const entry = style({
  breakInside: 'avoid',
  selectors: { '& + &': { marginTop: '8pt' } },
});
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12pt',
});
export const entryTitle = style({ minWidth: 0, fontSize: '11pt', fontWeight: vars.weight.strong });
export const quiet = style({ color: vars.color.textMuted });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const plain = style({ listStyle: 'none' });
