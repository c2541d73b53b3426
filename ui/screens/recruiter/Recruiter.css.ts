import { style } from '@vanilla-extract/css';
import { tags } from '../portal/PortalPage.css.ts';
import { belowTablet } from '../../theme/media.ts';

/** On a phone they would cover the list; there a row, and the comparison itself, let somebody go again. */
export const names = style([tags, { '@media': { [belowTablet]: { display: 'none' } } }]);
