import { useLocale } from 'react-aria-components/I18nProvider';
import type { RootProps } from '../Box/rootProps.ts';
import { count as countStyle, figure as figureStyle, rating, stars, starStyle } from './Rating.css.ts';
import { useWords } from '../../language/useWords.ts';
import { ratingWords } from './Rating.words.ts';

/** Stars of the highest rating (platform spec, section 9). */
export const ratingStars = 5;

export interface RatingProps extends RootProps<'span'> {
  /** From 0 to 5. It fills the whole stars; the figure beside them is exact. */
  value: number;
  /** Number of reviews that it averages. */
  reviewCount?: number;
  /** Hides the figure visually. @default false */
  isFigureHidden?: boolean;
}

const outline =
  'M12 2.8l2.84 5.76 6.36.92-4.6 4.48 1.09 6.33L12 17.3l-5.69 2.99 1.09-6.33-4.6-4.48 6.36-.92z';

/** An average rating: five stars, filled up to the floor of the value. */
export function Rating({ value, reviewCount, isFigureHidden = false, ...rest }: RatingProps) {
  const words = useWords(ratingWords);
  const { locale } = useLocale();
  const within = Math.min(ratingStars, Math.max(0, value));
  // Rounded down like the stars: four stars beside 5.0 would contradict each other.
  const figure = (Math.floor(within * 10) / 10).toFixed(1);
  const meaning = { role: 'img', 'aria-label': words.label(figure, ratingStars) } as const;
  return (
    <span data-component="Rating" {...rest} className={rating}>
      <span {...meaning} className={stars}>
        {Array.from({ length: ratingStars }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 24 24"
            className={starStyle[index < Math.floor(within) ? 'full' : 'empty']}
            aria-hidden
            focusable={false}
          >
            <path d={outline} strokeLinejoin="round" />
          </svg>
        ))}
      </span>
      {!isFigureHidden && (
        <span className={figureStyle} aria-hidden>
          {figure}
        </span>
      )}
      {reviewCount !== undefined && (
        <span className={countStyle}>{words.reviews(reviewCount, reviewCount.toLocaleString(locale))}</span>
      )}
    </span>
  );
}
