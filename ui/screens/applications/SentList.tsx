import type { LinkedApplication, PersonCase } from '@vetsync/machines/model/world';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { useWords } from '../../language/useWords.ts';
import { CaseStatusBadge } from '../exchange/cases/CaseStatusBadge.tsx';
import { stoppedApplicationWords } from '../system/parts/StoppedApplication.words.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { SentBadge } from './SentBadge.tsx';
import { sentListWords } from './SentList.words.ts';
import { shortDate } from '../dates.ts';
import { relativeTime } from '../moreDates.ts';

export interface SentListProps {
  /** `taken`: what the organization shares of its work with the person, since it took them in. */
  applications: readonly (LinkedApplication & { taken?: PersonCase | null })[];
  intl: IntlConfig;
}

/** What a person has sent and where it stands. Each row leads to the page of that application. */
export function SentList({ applications, intl }: SentListProps) {
  const words = useWords(sentListWords);
  const { inShort } = useWords(stoppedApplicationWords);
  return (
    <RowList>
      {applications.map((application) => {
        const { id, title, organization, submittedAt, organizationState, href, taken, answerBy } =
          application;
        const next =
          (answerBy !== null && words.answer(organization, shortDate(answerBy, intl))) ||
          (taken?.nextStep &&
            words.next(organization, taken.nextStep, taken.nextOn && shortDate(taken.nextOn, intl)));
        return (
          <Row
            key={id}
            mark={<Avatar name={organization} shape="organization" />}
            title={title}
            href={href}
            detail={
              organizationState ? `${organization}. ${inShort[organizationState]}` : next || organization
            }
            state={
              <Inline space="xsmall">
                <TimeText at={submittedAt} intl={intl} size="small" tone="muted">
                  {words.sent(relativeTime(submittedAt, intl))}
                </TimeText>
                {taken ? <CaseStatusBadge status={taken.status} /> : <SentBadge application={application} />}
              </Inline>
            }
          />
        );
      })}
    </RowList>
  );
}
