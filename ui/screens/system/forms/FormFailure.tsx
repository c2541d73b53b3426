import type { Phrase } from '@vetsync/machines/system/model';
import { Banner, type BannerProps } from '../../../components/Banner/Banner.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import '../System.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formFailureWords } from './FormFailure.words.ts';

export interface FormFailureProps extends Pick<BannerProps, 'announce'> {
  /** The server's message, and the seconds to wait after too many attempts. */
  view: { failure: Phrase | null; waitSeconds?: number | null };
  /** What failed. */
  title: string;
}

/** Why the last submission of a form failed. */
export function FormFailure({ view: { failure, waitSeconds = null }, title, announce }: FormFailureProps) {
  const write = usePhrases();
  const words = useWords(formFailureWords);
  if (failure === null) return null;
  const isLimited = waitSeconds !== null;
  return (
    <Banner
      tone={isLimited ? 'caution' : 'critical'}
      title={isLimited ? words.limited : title}
      announce={announce}
    >
      {write(failure)}
    </Banner>
  );
}
