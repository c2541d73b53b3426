import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { SentList } from '../../applications/SentList.tsx';
import { ShortListOnPhone } from '../../system/lists/ShortListOnPhone.tsx';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';

interface NoApplicationsProps extends Pick<EducationProps, 'send'>, Pick<EmptyStateProps, 'level'> {}

/** Before the first application: leads to the common application. */
function NoApplications({ send, level }: NoApplicationsProps) {
  const { title, text, action } = useWords(educationWords).applications.empty;
  return (
    <EmptyState
      level={level}
      title={title}
      action={<Button onPress={() => send({ type: 'portal.open' })}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
}

/** The veteran's applications and their status (feature spec, section 2, "Application Status"). */
export function ApplicationStatus({ view, send }: EducationProps) {
  const words = useWords(educationWords).applications;
  const { page, applications, intl, links } = view;
  const list = <SentList applications={applications} intl={intl} />;
  const isListPage = page === 'applications';
  return (
    <Section
      title={words.title}
      action={
        !isListPage && applications.length > 0 && <Anchor href={links.applications}>{words.track}</Anchor>
      }
    >
      {applications.length === 0 && <NoApplications send={send} level={3} />}
      {applications.length > 0 &&
        (isListPage ? (
          list
        ) : (
          <ShortListOnPhone count={applications.length} label={words.title}>
            {list}
          </ShortListOnPhone>
        ))}
    </Section>
  );
}
