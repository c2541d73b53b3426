import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { figure, score as scoreStyle, word } from './MatchScore.css.ts';
import { matchScoreWords as words } from './MatchScore.words.ts';

/** Bands of a score in percent, best first: green, blue, yellow, otherwise red (feature spec, section 9). */
export const matchBands = [
  { band: 'excellent', atLeast: 90, tone: 'accent' },
  { band: 'strong', atLeast: 80, tone: 'info' },
  { band: 'fair', atLeast: 70, tone: 'caution' },
  { band: 'low', atLeast: Number.NEGATIVE_INFINITY, tone: 'critical' },
] as const;
export type MatchBand = (typeof matchBands)[number];

/** The band a score lies in; its tone is also one of `ProgressBar`'s, for bars beside it. */
export const matchBandOf = (score: number): MatchBand =>
  matchBands.find(({ atLeast }) => score >= atLeast) ?? matchBands[3];

export const matchScoreSizes = ['small', 'large'] as const;

export interface MatchScoreProps {
  /** In percent. */
  score: number;
  /** @default 'small' */
  size?: (typeof matchScoreSizes)[number];
  /** The word of the band is only read, where there is no room for it. @default false */
  isWordHidden?: boolean;
}

/** How well two sides fit: the figure, and its band in word and color. */
export function MatchScore({ score, size = 'small', isWordHidden = false }: MatchScoreProps) {
  const { band } = matchBandOf(score);
  return (
    <span className={scoreStyle({ band, size })}>
      <span className={figure({ size })}>{words.percent(Math.round(score))}</span>{' '}
      {isWordHidden ? (
        <VisuallyHidden>{words.bands[band]}</VisuallyHidden>
      ) : (
        <span className={word}>{words.bands[band]}</span>
      )}
    </span>
  );
}
