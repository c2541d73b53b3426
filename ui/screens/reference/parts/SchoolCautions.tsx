import type { FactSource, SchoolDetail } from '@vetsync/machines/reference/model';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { schoolsWords } from '../Schools.words.ts';
import { SourceDate } from './Sources.tsx';
import { dateText } from '../../dates.ts';

interface SchoolCautionsProps {
  open: Pick<SchoolDetail, 'cautions' | 'monitoring' | 'missing'>;
  sources: readonly FactSource[];
}

/** What VA and the Department of Education warn of. Where nothing was loaded, silence would look like safety. */
export function SchoolCautions({ open, sources }: SchoolCautionsProps) {
  const words = useWords(schoolsWords);
  const locale = useLocale();
  const { caution } = words;
  const { cautions, monitoring, missing } = open;
  const lists = ['school-cautions', 'school-monitoring'];
  const dates = <SourceDate of={lists} sources={sources} />;
  if (cautions.length === 0 && monitoring.length === 0)
    return (
      <Text size="small" tone="muted">
        {lists.some((id) => missing.includes(id)) ? caution.unknown : `${caution.none} ${caution.old}`}{' '}
        {dates}
      </Text>
    );
  return (
    <Banner tone="caution" title={cautions.length > 0 ? caution.title : caution.monitored}>
      <Stack space="small">
        {cautions.map(({ title, dated, closesOn, link }) => (
          <div key={`${title} ${dated}`}>
            <Text lang="en">{title}</Text>
            <Text size="small">
              {[
                dated && caution.dated(dateText(dated, locale)),
                closesOn && caution.closes(dateText(closesOn, locale)),
              ]
                .filter(Boolean)
                .join(' ')}{' '}
              {link && <Anchor href={link}>{caution.more}</Anchor>}
            </Text>
          </div>
        ))}
        {monitoring.map(({ method, reason }) => (
          <Text key={`${method} ${reason}`}>{caution.monitoring(method, reason)}</Text>
        ))}
        <Text size="small">
          {caution.old} {dates}
        </Text>
      </Stack>
    </Banner>
  );
}
