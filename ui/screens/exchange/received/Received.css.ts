import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { narrow, wide } from '../../../components/Table/Table.css.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

/** Who takes care of an application: one line, cut off on a phone. */
export const assignee = style({
  '@container': {
    [narrow]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall, whiteSpace: 'nowrap' },
  },
});
export const assigneeSign = style({
  color: vars.color.textMuted,
  '@container': { [narrow]: { display: 'inline-flex' }, [wide]: { display: 'none' } },
});
export const nobody = style({ '@container': { [narrow]: { display: 'none' } } });

/** A menu on the dark bar of selected rows. */
export const onInk = style({});
globalStyle(`${onInk} > button`, { color: vars.color.nightAccent });
globalStyle(`${onInk} > button:hover`, { color: vars.color.nightAccentHover, background: vars.color.ink });

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
