import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromTablet, fromDesktop } from '../../../theme/media.ts';
import { columnSize } from '../../../theme/sizes.ts';

const line = `1px solid ${vars.color.line}`;

/** Three columns on a desk; day and times below who on a tablet; one after another on a phone. */
export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [fromTablet]: { gridTemplateColumns: `minmax(0, ${columnSize.asideNarrow}) minmax(0, 1fr)` },
    [fromDesktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${columnSize.asideNarrow}) minmax(0, 1fr)`,
    },
  },
});
export const part = style({ minWidth: 0 });
export const who = style([
  part,
  {
    display: 'grid',
    gap: vars.space.medium,
    alignContent: 'start',
    '@media': { [fromTablet]: { gridColumn: '1 / -1' }, [fromDesktop]: { gridColumn: 'auto' } },
  },
]);
/** A hairline before it where it stands beside others. */
export const day = style([
  part,
  {
    '@media': {
      [fromDesktop]: {
        paddingInlineStart: vars.space.large,
        borderInlineStart: line,
        boxSizing: 'content-box',
      },
    },
  },
]);
export const times = style([
  part,
  { '@media': { [fromTablet]: { paddingInlineStart: vars.space.large, borderInlineStart: line } } },
]);
