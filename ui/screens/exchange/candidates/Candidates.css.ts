import { style } from '@vanilla-extract/css';
import { tags } from '../../portal/PortalPage.css.ts';
import { belowTablet } from '../../../theme/media.ts';

/**
 * Hidden on phones, where they would cover the list. Candidates can be removed in their row and in the comparison.
 */
export const names = style([tags, { '@media': { [belowTablet]: { display: 'none' } } }]);
