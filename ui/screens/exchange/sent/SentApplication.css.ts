import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromDesktop } from '../../../theme/media.ts';

export const conversation = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
  overflow: 'hidden',
});

/** The one line of a letter that says why. */
export const reason = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.color.honor}`,
});

/** What was decided beside the history. In one column the history comes before messages and what was sent. */
export const parts = style({
  '@media': { [`screen and ${fromDesktop}`]: { gridTemplateRows: 'auto auto 1fr' } },
});
const at = (gridColumn: number, gridRow: string) =>
  style({ '@media': { [`screen and ${fromDesktop}`]: { gridColumn, gridRow } } });
export const areas = {
  decided: at(1, '1'),
  path: at(2, '1 / 3'),
  sent: at(1, '2 / 4'),
  /** Nothing was decided above it. */
  sentFirst: at(1, '1 / 4'),
  answers: at(2, '3'),
};
