import type { RootProps } from '../Box/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { figure, score as scoreStyle, word } from './MatchScore.css.ts';
import { useWords } from '../../language/useWords.ts';
import { matchScoreWords } from './MatchScore.words.ts';

/** Bands of a match score in percent, best first: green, blue, yellow, red (feature spec, section 9). */
export const matchBands = [
  { band: 'excellent', atLeast: 90, tone: 'accent' },
  { band: 'strong', atLeast: 80, tone: 'info' },
  { band: 'fair', atLeast: 70, tone: 'caution' },
  { band: 'low', atLeast: Number.NEGATIVE_INFINITY, tone: 'critical' },
] as const;
export type MatchBand = (typeof matchBands)[number];

/** The band of a score. Its tone also fits `ProgressBar`, for a bar beside it. */
export const matchBandOf = (score: number): MatchBand =>
  matchBands.find(({ atLeast }) => score >= atLeast) ?? matchBands[3];

export const matchScoreSizes = ['small', 'large'] as const;

export interface MatchScoreProps extends RootProps<'span'> {
  /** In percent. */
  score: number;
  /** @default 'small' */
  size?: (typeof matchScoreSizes)[number];
  /** Hides the band's name visually, where there is no room for it. @default false */
  isWordHidden?: boolean;
}

/** How well two sides match: the percentage, and its band as text and color. */
export function MatchScore({ score, size = 'small', isWordHidden = false, ...rest }: MatchScoreProps) {
  const words = useWords(matchScoreWords);
  const { band } = matchBandOf(score);
  return (
    <span data-component="MatchScore" {...rest} className={scoreStyle({ band, size })}>
      <span className={figure({ size })}>{words.percent(Math.round(score))}</span>{' '}
      {isWordHidden ? (
        <VisuallyHidden>{words.bands[band]}</VisuallyHidden>
      ) : (
        <span className={word}>{words.bands[band]}</span>
      )}
    </span>
  );
}
