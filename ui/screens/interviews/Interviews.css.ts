import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';

/** Calendar beside the list. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [fromDesktop]: { gridTemplateColumns: `minmax(0, ${columnSize.aside}) minmax(0, 1fr)` } },
});
export const next = style({
  justifySelf: 'start',
  paddingBlock: vars.space.xsmall,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [fromDesktop]: { display: 'none' } },
});
export const list = style({ listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.line}` });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: `${onGrid(104)} minmax(0, 1fr)`,
  gap: vars.space.small,
  alignItems: 'start',
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken },
});
export const entryWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  minWidth: 0,
});
export const hours = style({ display: 'grid' });
export const wayLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.xsmall}`,
});
