import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { columnSize } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';
import { inner, section } from './Landing.css.ts';

export const band = style([section, { background: vars.color.sunken }]);

export const columns = style([
  inner,
  {
    display: 'grid',
    gap: vars.space.xxlarge,
    '@media': { [fromDesktop]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space.section } },
  },
]);

export const call = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  maxWidth: vars.width.reading,
});

export const actions = style({
  display: 'grid',
  gap: vars.space.small,
  paddingTop: vars.space.xsmall,
  '@media': { [fromTablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const specifications = style({
  display: 'grid',
  columnGap: vars.space.xlarge,
  '@media': { [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Ruled like a ledger, with a brass mark where reading starts. */
export const specification = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.large,
  borderTop: `1px solid ${vars.color.control}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '-2px',
    insetInlineStart: 0,
    width: vars.space.xxlarge,
    height: '3px',
    background: vars.color.honor,
  },
  '@media': {
    '(forced-colors: active)': { '::before': { background: 'CanvasText' } },
  },
});

export const label = style([textSize.small, { color: vars.color.textMuted, fontWeight: vars.weight.medium }]);
export const value = style([
  textSize.section,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.012em',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [fromTablet]: { fontSize: vars.size.page, lineHeight: vars.line.page } },
  },
]);
export const meaning = style([textSize.body, { color: vars.color.textMuted, maxWidth: columnSize.aside }]);
