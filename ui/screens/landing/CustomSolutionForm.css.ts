import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../../components/Text/Text.css.ts';
import { tablet } from './Landing.css.ts';

export const group = style({ display: 'grid' });

export const legend = style([
  textSize.lead,
  { padding: 0, marginBottom: vars.space.small, fontWeight: vars.weight.strong },
]);

/** Two fields beside one another where there is room; words that run on take the whole width. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${pair} > :has(textarea)`, { gridColumn: '1 / -1' });
