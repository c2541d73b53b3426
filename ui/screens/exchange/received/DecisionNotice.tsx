import { Banner } from '../../../components/Banner/Banner.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import type { ApplicationDecisionProps } from '../Exchange.types.ts';
import { receivedDecisionWords } from '../ReceivedApplications.words.ts';
import { receivedStatusNames } from '../ReceivedStatus.phrases.ts';
import '../../system/System.phrases.ts';

/** What became of the last attempt to decide. "Sent" is said once it is stored. */
export function DecisionNotice({ detail: { decision }, opened }: ApplicationDecisionProps) {
  const words = useWords(receivedDecisionWords);
  const names = useWords(receivedStatusNames);
  const write = usePhrases();
  const { state, failure } = decision;
  const { applicantName, status } = opened.application;
  switch (state) {
    case 'decided':
      return (
        <Banner tone="positive" announce="status">
          {words.decided(applicantName)}
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
          title={overtakenTitle(words.overtaken, decision, opened.application)}
        >
          {words.overtaken.now(names[status])}
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
  words: Translation<typeof receivedDecisionWords.overtaken>,
  { overtakenBy }: ApplicationDecisionProps['detail']['decision'],
  { status, applicantName }: ApplicationDecisionProps['opened']['application'],
): string {
  if (status === 'withdrawn') return words.withdrawn(applicantName);
  return overtakenBy === null ? words.somebody : words.by(overtakenBy);
}
