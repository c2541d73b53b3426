import type { NonprofitStatus } from '@vetsync/machines/model/world';
import type { OrganizationDetailEvent, ProgramView } from '@vetsync/machines/organizationDetail';
import type { Reader } from '@vetsync/machines/system/model';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusAfterRemoval } from '../system/parts/focus.ts';
import { relativeTime } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { organizationWords } from './Marketplace.words.ts';
import { entry } from './OrganizationDetail.css.ts';
import { screenOnly } from '../layout.css.ts';

const tones: Record<NonprofitStatus, BadgeProps['tone']> = {
  enrolled: 'info',
  active: 'positive',
  rejected: 'neutral',
};

interface OrganizationProgramProps {
  program: ProgramView;
  reader: Reader;
  send: (event: OrganizationDetailEvent) => void;
}

/** One program: eligibility, pay, and the status of the veteran's application. */
export function OrganizationProgram({ program, reader, send }: OrganizationProgramProps) {
  const words = useWords(organizationWords).programs;
  const { id, name, description, eligibility, fundingAmount, application, canApply } = program;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(!canApply);
  return (
    <li className={entry}>
      <Inline space="xsmall" align="baseline" justify="space-between">
        <Heading level={3} ref={heading}>
          {name}
        </Heading>
        {application && <Badge tone={tones[application.status]}>{words.statuses[application.status]}</Badge>}
      </Inline>
      <Text>{description}</Text>
      <DescriptionList
        items={[
          { label: words.eligibility, value: eligibility },
          { label: words.funding, value: fundingAmount },
        ]}
      />
      {application && (
        <Text size="small" tone="muted">
          {words.applied(relativeTime(application.submitDate, reader), application.id)}
          {canApply && ` ${words.rejected}`}
        </Text>
      )}
      {canApply && (
        <div className={screenOnly}>
          <Button
            aria-label={application ? words.againFor(name) : words.applyFor(name)}
            onPress={() => send({ type: 'program.apply', programId: id })}
          >
            {application ? words.again : words.apply}
          </Button>
        </div>
      )}
    </li>
  );
}
