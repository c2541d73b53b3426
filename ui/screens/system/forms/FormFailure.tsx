import { Banner, type BannerProps } from '../../../components/Banner/Banner.tsx';
import { formFailureWords } from './FormFailure.words.ts';

export interface FormFailureProps extends Pick<BannerProps, 'announce'> {
  /** The server's words, and seconds until the next try where there were too many. */
  view: { failure: string | null; waitSeconds?: number | null };
  /** What did not work. */
  title: string;
}

/** Why the last try of a form did not work, where the eye returns to. */
export function FormFailure({ view: { failure, waitSeconds = null }, title, announce }: FormFailureProps) {
  if (failure === null) return null;
  const isLimited = waitSeconds !== null;
  return (
    <Banner
      tone={isLimited ? 'caution' : 'critical'}
      title={isLimited ? formFailureWords.limited : title}
      announce={announce}
    >
      {failure}
    </Banner>
  );
}
