import MessageSquare from 'lucide-react/icons/message-square';
import SearchX from 'lucide-react/icons/search-x';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { stoppedApplicationWords } from '../system/parts/StoppedApplication.words.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SentBadge } from '../applications/SentBadge.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { relativeTime } from '../format.ts';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import type { SentApplicationProps } from './sent/SentApplication.types.ts';
import { sentApplicationWords } from './sent/SentApplication.words.ts';
import { SentCase } from './sent/SentCase.tsx';
import { SentContent } from './sent/SentContent.tsx';
import { SentDecision } from './sent/SentDecision.tsx';
import { SentPath } from './sent/SentPath.tsx';
import { SentWithdrawal } from './sent/SentWithdrawal.tsx';
import '../shell/Shell.phrases.ts';

export type { SentApplicationProps } from './sent/SentApplication.types.ts';

/**
 * A person's own application: where it stands, what the organization wrote, what happened and who read it, what was sent,
 * and how to withdraw it.
 */
export function SentApplication({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords);
  const { state, application, links } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (!application)
    return (
      <EmptyState icon={SearchX} level={1} title={words.missing.title}>
        {words.missing.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <Head view={view} />
      {view.taken && <SentCase taken={view.taken} reader={view.reader} />}
      <SentDecision view={view} send={send} />
      <SentPath view={view} send={send} />
      <SentContent view={view} />
      <Inline space="small">
        {links.messages !== null && (
          <LinkButton icon={MessageSquare} href={links.messages}>
            {words.write(application.organization)}
          </LinkButton>
        )}
        {links.organization !== null && (
          <LinkButton variant="quiet" href={links.organization}>
            {words.about(application.organization)}
          </LinkButton>
        )}
        {links.listing !== null && (
          <LinkButton variant="quiet" href={links.listing}>
            {words.listing}
          </LinkButton>
        )}
      </Inline>
      <SentWithdrawal view={view} send={send} />
    </Stack>
  );
}

function Head({
  view: { application, isNoted, sample, next, acceptance, links, reader },
}: Pick<SentApplicationProps, 'view'>) {
  const words = useWords(sentApplicationWords);
  const sharedWords = useWords(stoppedApplicationWords);
  const write = usePhrases();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  if (!application) return null;
  const { title, organization, submittedAt, organizationState } = application;
  const notice = organizationState && sharedWords.notices[organizationState];
  const say = isNoted ? words.noted : words.sent;
  return (
    <Stack space="small">
      <Breadcrumbs
        aria-label={words.breadcrumbs}
        items={[
          { label: write(links.tab.label), href: links.tab.href },
          { label: title, href: '' },
        ]}
      />
      <Stack as="hgroup" space="xxsmall">
        <Heading level={1} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <TimeText at={submittedAt} reader={reader} tone="muted">
          {say(organization, relativeTime(submittedAt, reader))}
        </TimeText>
      </Stack>
      <div>
        <SentBadge
          application={application}
          say={(label) => (acceptance === 'done' ? words.offer.accepted : label)}
        />
      </div>
      {next && <Text>{(sample ? words.sampleNext : words.next)[next]}</Text>}
      {sample && (
        <DescriptionList
          items={[
            {
              label: words.id,
              value: (
                <Inline space="small">
                  {sample.id}
                  <CopyButton size="small" variant="quiet" text={sample.id} />
                </Inline>
              ),
            },
            ...(sample.match === null
              ? []
              : [{ label: words.match, value: <MatchScore score={sample.match} /> }]),
          ]}
        />
      )}
      {isNoted && <Banner>{words.onlyNoted}</Banner>}
      {notice && (
        <Banner tone="caution" title={notice.title(organization)}>
          {notice.text}
        </Banner>
      )}
    </Stack>
  );
}
