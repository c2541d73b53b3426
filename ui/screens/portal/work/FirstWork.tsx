import type { WorkItem } from '@vetsync/machines/portal/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../../components/NextStep/NextStep.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { todaysWorkWords } from '../TodaysWork.words.ts';
import { useWorkTime } from './useWorkTime.ts';
import { sunOf } from './workTime.ts';

interface FirstWorkProps {
  item: WorkItem;
  intl: IntlConfig;
}

/** The one thing to do first, with its day or the length of the wait in the sun. */
export function FirstWork({ item, intl }: FirstWorkProps) {
  const words = useWords(todaysWorkWords);
  const write = usePhrases();
  const when = useWorkTime(intl)(item);
  const { title, action } = words.kinds[item.kind];
  return (
    <NextStep
      title={title(item.name)}
      when={item.status ? words.withStatus(write(item.status.label), when) : when}
      date={sunOf(item, intl)}
      action={
        <LinkButton variant="primary" href={item.href}>
          {action}
        </LinkButton>
      }
    >
      {write(item.subject)}
    </NextStep>
  );
}
