import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { accessLogWords } from '../AccessLog.words.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';

/** Who of the organization's staff read or downloaded the application, and when. */
export function SentReadings({
  view: { readings, application, links, reader },
}: Pick<SentApplicationProps, 'view'>) {
  const words = useWords(sentApplicationWords).readings;
  const { somebody, kinds } = useWords(accessLogWords).records;
  if (readings === null || !application) return null;
  return (
    <Section
      title={words.title}
      action={
        links.readings !== null && (
          <LinkButton size="small" variant="quiet" href={links.readings}>
            {words.all}
          </LinkButton>
        )
      }
    >
      {readings.length === 0 ? (
        <Text tone="muted">{words.none(application.organization)}</Text>
      ) : (
        <RowList aria-label={words.title}>
          {readings.map(({ id, actor, kind, at }) => (
            <Row
              key={id}
              title={actor?.name ?? somebody}
              detail={kinds[kind]}
              state={
                <TimeText at={at} reader={reader} size="small" tone="muted">
                  {relativeTime(at, reader)}
                </TimeText>
              }
            />
          ))}
        </RowList>
      )}
    </Section>
  );
}
