import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet, fromDesktop } from '../../../theme/media.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '@media': {
    [belowTablet]: { boxShadow: 'none' },
    // Many views scroll beside the options instead of taking a line from the rows.
    [fromDesktop]: { flexWrap: 'nowrap' },
    print: { boxShadow: 'none' },
  },
});
export const views = style({ minWidth: 0, maxWidth: '100%', '@media': { print: { display: 'none' } } });
const { paper, line: shade } = vars.color;
const cover = `${vars.space.xxlarge} 100% no-repeat local`;
const edge = `${vars.space.large} 100% no-repeat scroll`;
/** A shade at each end while there are more views. At the first and the last one, a cover that scrolls with them lies over it. */
globalStyle(`${views} ul`, {
  background: [
    `linear-gradient(to right, ${paper} 50%, transparent) left / ${cover}`,
    `linear-gradient(to left, ${paper} 50%, transparent) right / ${cover}`,
    `linear-gradient(to right, ${shade}, transparent) left / ${edge}`,
    `linear-gradient(to left, ${shade}, transparent) right / ${edge}`,
  ].join(', '),
});
/** Text and buttons that act on the list as a whole. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
  minHeight: vars.control.standard,
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { flexGrow: 1, flexWrap: 'wrap', justifyContent: 'space-between' } },
});
export const options = style({ '@media': { print: { display: 'none' } } });
