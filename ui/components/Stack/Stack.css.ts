import { globalStyle, style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column' });

// Aligned at the start, a text would be as wide as its longest word, such as a long name on a phone.
globalStyle(`:where(${stack}) > *`, { maxWidth: '100%' });
