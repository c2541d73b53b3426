import type { AccessLogView } from '@vetsync/machines/exchange/accessLog';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Translation } from '../../../language/translate.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { AccessLogProps } from './Sharing.types.ts';
import { accessLogWords } from '../AccessLog.words.ts';
import '../../system/System.phrases.ts';

type Words = Translation<typeof accessLogWords>;
type ListedConsent = AccessLogView['consents'][number];

function textOf({ consents: words }: Words, consent: ListedConsent): { title: string; detail: string } {
  switch (consent.kind) {
    case 'candidate':
      return { title: words.candidate, detail: words.candidateDetail };
    case 'contact':
      return { title: words.contact, detail: words.contactDetail(consent.organization) };
    case 'application':
      return { title: words.application(consent.title), detail: consent.organization };
  }
}

/** What a person shares now, and how to take it back. */
export function Consents({ view, send }: AccessLogProps) {
  const words = useWords(accessLogWords);
  const { consents } = view;
  return (
    <Section title={words.consents.title}>
      <Stack space="medium">
        <Outcome view={view} />
        <Text tone="muted">{consents.length === 0 ? words.consents.none : words.consents.text}</Text>
        {consents.length > 0 && (
          <RowList aria-label={words.consents.title}>
            {consents.map((consent) => (
              <Row
                key={consent.id}
                {...textOf(words, consent)}
                {...(consent.kind === 'application' && { href: consent.href })}
                state={
                  consent.kind === 'application' && consent.isOver && <Badge>{words.consents.over}</Badge>
                }
                actions={<Actions consent={consent} send={send} />}
              />
            ))}
          </RowList>
        )}
      </Stack>
    </Section>
  );
}

function Actions({ consent, send }: { consent: ListedConsent } & Pick<AccessLogProps, 'send'>) {
  const words = useWords(accessLogWords).consents;
  const { href, mayTakeBack, id } = consent;
  const isApplication = consent.kind === 'application';
  return (
    <>
      {!isApplication && (
        <LinkButton size="small" href={href}>
          {consent.kind === 'contact' ? words.conversation : words.change}
        </LinkButton>
      )}
      {mayTakeBack && (
        <Button
          size="small"
          aria-label={isApplication ? words.withdrawOf(consent.title) : undefined}
          onPress={() => send({ type: 'consent.takeBack', id })}
        >
          {isApplication ? words.withdraw : words.leave}
        </Button>
      )}
    </>
  );
}

/** What became of the last attempt to take something back. */
function Outcome({ view: { action, failure } }: Pick<AccessLogProps, 'view'>) {
  const words = useWords(accessLogWords);
  const write = usePhrases();
  if (action?.state === 'failed')
    return (
      <Banner tone="critical" announce="alert" title={words.notDone}>
        {failure && write(failure)}
      </Banner>
    );
  if (action?.state !== 'done') return null;
  const { consent } = action;
  return (
    <Banner tone="positive" announce="status">
      {consent.kind === 'application'
        ? words.done.application(consent.title, consent.organization)
        : words.done.candidate}
    </Banner>
  );
}
