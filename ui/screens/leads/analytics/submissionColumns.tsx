import type { PendingLead } from '@vetsync/machines/leads/leadAnalytics';
import type { LeadLogEntry } from '@vetsync/machines/leads/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { TimeText } from '../../system/parts/TimeText.tsx';
import type { Phrase } from '@vetsync/machines/system/model';
import type { Translation } from '../../../language/translate.ts';
import type { localAnalyticsWords } from '../LeadAnalytics.words.ts';
import { exactTime } from '../../dates.ts';

/** With the time of day, because submissions of one browser are often close together. */
const moment = (at: string, intl: IntlConfig) => (
  <TimeText at={at} intl={intl} size="small">
    {exactTime(at, intl)}
  </TimeText>
);
const small = (text: string) => (
  <Text as="span" size="small">
    {text}
  </Text>
);

interface Cells {
  words: Translation<typeof localAnalyticsWords>;
  intl: IntlConfig;
  write: (phrase: Phrase) => string;
}

export const recentColumns = ({
  words,
  intl,
  write,
}: Cells): readonly TableColumn<LeadLogEntry & { id: string }>[] => {
  const { columns, sent, failed } = words.recent;
  return [
    {
      id: 'time',
      label: columns.time,
      width: 14.5,
      isRowHeader: true,
      cell: ({ timestamp }) => moment(timestamp, intl),
    },
    {
      id: 'source',
      label: columns.source,
      width: 12,
      cell: ({ source }) => <Badge variant="outline">{source}</Badge>,
    },
    {
      id: 'result',
      label: columns.result,
      width: 6.5,
      cell: ({ success }) => (
        <Badge tone={success ? 'positive' : 'critical'} icon={success ? Check : X}>
          {success ? sent : failed}
        </Badge>
      ),
    },
    {
      id: 'error',
      label: columns.error,
      width: 11,
      cell: ({ error }) => small(error ? write(error) : words.none),
    },
  ];
};

export const pendingColumns = ({ words, intl, write }: Cells): readonly TableColumn<PendingLead>[] => {
  const { columns } = words.waiting;
  return [
    { id: 'name', label: columns.name, width: 10, isRowHeader: true, cell: ({ name }) => name },
    { id: 'email', label: columns.email, width: 13, cell: ({ email }) => small(email) },
    { id: 'saved', label: columns.saved, width: 16, cell: ({ timestamp }) => moment(timestamp, intl) },
    {
      id: 'attempts',
      label: columns.attempts,
      width: 6,
      align: 'end',
      cell: ({ attempts }) => small(String(attempts)),
    },
    {
      id: 'error',
      label: columns.error,
      width: 16,
      cell: ({ lastError }) => small(lastError ? write(lastError) : words.none),
    },
  ];
};
