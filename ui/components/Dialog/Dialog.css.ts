import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

/**
 * Header and footer stick only in tall windows, not on a phone in landscape, at 400% zoom, or above an open keyboard.
 */
const tall = `(min-height: ${onGrid(480)})`;

const fades = {
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
};

export const overlay = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: layer.dialog,
    display: 'flex',
    justifyContent: 'center',
    // The height above a phone's keyboard, measured by react-aria.
    height: 'var(--visual-viewport-height)',
    background: vars.color.scrim,
    ...fades,
  },
  variants: {
    shape: {
      sheet: { '@media': { [fromTablet]: { alignItems: 'center', padding: vars.space.large } } },
      box: { alignItems: 'center', padding: vars.space.medium },
    },
  },
});

export const surface = recipe({
  base: {
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    color: vars.color.text,
    background: vars.color.surface,
    boxShadow: vars.shadow.floating,
    // Visible only in forced colors, which remove the shadow.
    outline: '1px solid transparent',
    overflow: 'hidden',
  },
  variants: {
    shape: {
      sheet: {
        height: '100%',
        '@media': { [fromTablet]: { height: 'auto', borderRadius: vars.radius.standard } },
      },
      box: { borderRadius: vars.radius.standard },
    },
    width: {
      narrow: { '@media': { [fromTablet]: { maxWidth: vars.width.narrow } } },
      reading: { '@media': { [fromTablet]: { maxWidth: vars.width.reading } } },
      page: { '@media': { [fromTablet]: { maxWidth: vars.width.page } } },
    },
  },
});

export const dialog = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // Keeps a focused field from hiding behind the sticky header and footer.
  '@media': { [tall]: { scrollPadding: `${onGrid(88)} 0` } },
});

const gutter = vars.space.large;
const stays = { position: 'sticky', zIndex: layer.sticky, background: vars.color.surface } as const;

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.medium,
  paddingInline: `${gutter} ${vars.space.medium}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [tall]: { ...stays, top: 0 } },
});
/** Aligned with the close button. */
export const title = style({ minWidth: 0, paddingTop: fineSize[7] });
/** As wide as the header, below the title and the buttons. */
export const description = style({ gridColumn: '1 / -1' });
export const closeButton = style({ display: 'flex', flexShrink: 0, alignItems: 'center' });
/** Continues the header, without a line between. */
export const head = style({
  padding: `0 ${gutter} ${vars.space.medium}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
globalStyle(`${header}:has(+ ${head})`, { borderBottom: 0 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: gutter,
  padding: gutter,
});
// In a tall sheet, the form stretches so that its actions are at the bottom.
globalStyle(`${body} > form`, { flexGrow: 1 });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  margin: `auto calc(-1 * ${gutter}) calc(-1 * ${gutter})`,
  padding: `${vars.space.medium} ${gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [tall]: { ...stays, bottom: 0 },
  },
});
// Full width on phones, within reach of either thumb.
globalStyle(`${footer} > *`, { '@media': { [`not all and ${fromTablet}`]: { flexGrow: 1 } } });

/** Leaves room for the content between head and footer. In lower windows the whole panel scrolls. */
const roomy = `(min-height: ${onGrid(600)})`;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  overflowY: 'auto',
  outline: 'none',
  '@media': { [roomy]: { overflow: 'hidden' } },
});
export const panelBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: gutter,
  padding: `${vars.space.medium} ${gutter}`,
  outlineOffset: '-3px',
  '@media': {
    [roomy]: { flex: '1 1 0', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});
export const panelFooter = style({
  flexShrink: 0,
  padding: `${vars.space.small} ${gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBottom: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  // Long notes or large text leave half of the panel to the content.
  '@media': { [roomy]: { maxHeight: '60%', overflowY: 'auto' } },
});
