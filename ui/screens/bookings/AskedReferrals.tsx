import type { AskedReferral } from '@vetsync/machines/model/exchange';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { exactTime } from '../dates.ts';
import '../exchange/Contact.phrases.ts';
import { referralsWords } from './Referrals.words.ts';

export interface AskedReferralsProps {
  view: { asked: readonly AskedReferral[]; intl: IntlConfig };
}

/** Referrals that await the person's consent, where they see what is next. */
export function AskedReferrals({ view: { asked, intl } }: AskedReferralsProps) {
  const words = useWords(referralsWords);
  const write = usePhrases();
  return (
    <Section title={words.sections.waiting}>
      <RowList>
        {asked.map(({ id, from, title, message, until, href }) => (
          <Row
            key={id}
            mark={<Avatar name={from} shape="organization" />}
            title={write(title)}
            href={href}
            detail={
              <>
                <div>{write(message)}</div>
                <div>{words.until(exactTime(until, intl))}</div>
              </>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
