import { Banner } from '../../components/Banner/Banner.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import type { DecisionProps } from './Reviews.types.ts';
import { receivedStatusNames } from '../exchange/ReceivedStatus.phrases.ts';
import { decisionWords } from './Decision.words.ts';
import '../system/System.phrases.ts';

/** What became of the last attempt to decide. It is "recorded" once it is stored. */
export function DecisionNotice({ decision, application }: DecisionProps) {
  const words = useWords(decisionWords);
  const names = useWords(receivedStatusNames);
  const write = usePhrases();
  const { state, sent, failure } = decision;
  switch (state) {
    case 'decided':
      return (
        <Banner
          tone="positive"
          announce="status"
          title={sent ? words.recorded(words.labels[sent]) : undefined}
        >
          {words.told}
        </Banner>
      );
    case 'undone':
      return (
        <Banner tone="positive" announce="status">
          {words.undone}
        </Banner>
      );
    case 'overtaken':
      return (
        <Banner
          tone="caution"
          announce="alert"
          title={overtakenTitle(words.overtaken, decision, application)}
        >
          {words.overtaken.now(names[application.status])}
        </Banner>
      );
    case 'notStored':
      return (
        <Banner tone="critical" announce="alert" title={words.notStored}>
          {failure && write(failure)}
        </Banner>
      );
    default:
      return null;
  }
}

function overtakenTitle(
  words: Translation<typeof decisionWords.overtaken>,
  { overtakenBy }: DecisionProps['decision'],
  { status, applicantName }: DecisionProps['application'],
): string {
  if (status === 'withdrawn') return words.withdrawn(applicantName);
  // The applicant may have accepted the offer: nobody decided.
  return overtakenBy === null || overtakenBy === applicantName ? words.somebody : words.by(overtakenBy);
}
