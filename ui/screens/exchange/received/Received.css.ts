import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

/** Directly above the rows that the new ones will join. */
export const news = style({ marginInlineStart: 'auto' });

export const prose = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: vars.width.reading,
});

export const lines = style({ display: 'grid', gap: vars.space.hair, listStyle: 'none' });

/** What is asked for at the start of the line, how it is met at the end. */
export const requirement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.hair} ${vars.space.small}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const source = style({ gridColumn: '1 / -1' });
