import type { WellnessTabView } from '@vetsync/machines/wellness/wellnessTab';
import MessageSquare from 'lucide-react/icons/message-square';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SentCase } from '../exchange/sent/SentCase.tsx';
import { sentCaseWords } from '../exchange/sent/SentCase.words.ts';

export interface OwnCareProps {
  view: Pick<WellnessTabView, 'care' | 'intl'>;
}

/** What those who look after the person share of their records, with a way to write to them. */
export function OwnCare({ view: { care, intl } }: OwnCareProps) {
  const words = useWords(sentCaseWords);
  return (
    <Stack space="large">
      {care.map(({ taken, messageHref }) => (
        <SentCase key={taken.id} taken={taken} intl={intl} title={words.care(taken.organizationName)}>
          {messageHref && (
            <div>
              <LinkButton icon={MessageSquare} href={messageHref}>
                {words.write}
              </LinkButton>
            </div>
          )}
        </SentCase>
      ))}
    </Stack>
  );
}
