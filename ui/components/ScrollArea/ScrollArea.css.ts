import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';

const shade = vars.space.small;
const shadow = 'rgb(15 24 38 / 0.22)';
const edge = (x: string, y: string) => `inset ${x} ${y} ${shade} calc(-1 * ${shade}) ${shadow}`;
const none = 'inset 0 0 transparent';
const [top, bottom, left, right] = [
  '--vs-shade-top',
  '--vs-shade-bottom',
  '--vs-shade-left',
  '--vs-shade-right',
];

/** A shadow lies at each edge behind which there is more. */
export const area = style({
  position: 'relative',
  maxWidth: '100%',
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'auto',
  borderRadius: vars.radius.small,
  boxShadow: [top, bottom, left, right].map((name) => `var(${name}, ${none})`).join(', '),
  selectors: {
    '&[data-more-above]': { vars: { [top]: edge('0', shade) } },
    '&[data-more-below]': { vars: { [bottom]: edge('0', `calc(-1 * ${shade})`) } },
    '&[data-more-left]': { vars: { [left]: edge(shade, '0') } },
    '&[data-more-right]': { vars: { [right]: edge(`calc(-1 * ${shade})`, '0') } },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { print: { maxHeight: 'none', overflow: 'visible', boxShadow: 'none' } },
});
export const height = styleVariants({
  none: {},
  small: { '@media': { screen: { maxHeight: onGrid(240) } } },
  standard: { '@media': { screen: { maxHeight: columnSize.message } } },
  large: { '@media': { [`screen and ${fromTablet}`]: { maxHeight: onGrid(736) } } },
});
