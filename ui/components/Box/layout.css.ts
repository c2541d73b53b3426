import { vars } from '../../theme/contract.css.ts';
import { constant, responsive } from './styleRules.ts';

// What `Box`, `Stack`, `Inline` and `Grid` share.
constant({ listStyle: ['none'], minWidth: ['0'] });
responsive({
  gap: vars.space,
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
});
