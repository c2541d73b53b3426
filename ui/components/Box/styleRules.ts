import { globalStyle } from '@vanilla-extract/css';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { classOf, type StyleProp } from './styleProps.ts';

type Declarations = Readonly<Record<string, string | Record<string, string>>>;
/** What each value of a prop sets: a value of the property with that name, or several declarations. */
type Rows = Partial<Record<StyleProp, readonly string[] | Readonly<Record<string, string | Declarations>>>>;

const screens = [['mobile'], ['tablet', fromTablet], ['desktop', fromDesktop]] as const;

function rules(rows: Rows, [screen, media]: (typeof screens)[number]): void {
  for (const [prop, values] of Object.entries(rows) as [StyleProp, Readonly<Record<string, string>>][])
    for (const [name, value] of Array.isArray(values)
      ? values.map((word) => [word, word])
      : Object.entries(values)) {
      const declarations = typeof value === 'string' ? { [prop]: value } : value;
      globalStyle(
        `.${classOf(prop, name, screen)}`,
        media ? { '@media': { [media]: declarations } } : declarations,
      );
    }
}

/** Rules for the classes of style props that are the same on all screens. */
export const constant = (rows: Rows): void => rules(rows, screens[0]);
/** Rules for the classes of style props that can depend on the screen's width. */
export const responsive = (rows: Rows): void => screens.forEach((screen) => rules(rows, screen));
