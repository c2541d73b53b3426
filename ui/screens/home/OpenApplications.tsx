import type { ApplicationKind } from '@vetsync/machines/model/world';
import Clock from 'lucide-react/icons/clock';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './Home.phrases.ts';
import { shortDay } from '../system/parts/appointmentTime.ts';
import '../system/parts/World.phrases.ts';
import type { VeteranHomeProps } from './Home.types.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

const tones: Record<ApplicationKind, NonNullable<AvatarProps['tone']>> = {
  job: 'recruiter',
  college: 'university',
  nonprofit: 'nonprofit',
};

/** The newest applications that wait for a decision, with their state. */
export function OpenApplications({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).applications;
  const write = usePhrases();
  const { applications, counts, links, intl } = view;
  if (applications.length === 0) return null;
  return (
    <Section
      title={words.title(counts.applications)}
      action={links.sent !== null && <Anchor href={links.sent}>{words.all}</Anchor>}
    >
      <RowList>
        {applications.map(({ id, kind, title, organization, answerBy, label, href }) => (
          <Row
            key={id}
            mark={<Avatar name={organization} tone={tones[kind]} shape="organization" />}
            title={title}
            href={href}
            detail={answerBy === null ? organization : words.answer(organization, shortDay(answerBy, intl))}
            state={
              <Inline space="xxsmall">
                <Icon of={Clock} size="small" />
                <span>{write(label)}</span>
              </Inline>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
