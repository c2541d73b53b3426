import Users from 'lucide-react/icons/users';
import type { CandidateRow } from '@vetsync/machines/candidates';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { relativeTime } from '../../format.ts';
import { ListBody } from '../../system/lists/ListBody.tsx';
import type { CandidatesProps } from '../Candidates.types.ts';
import { candidatesWords } from '../Candidates.words.ts';
import * as styles from './Candidates.css.ts';

/** The candidates in two lines each, or why there are none. Previous rows stay visible while others load. */
export function CandidateList({ view, send }: CandidatesProps) {
  const words = useWords(candidatesWords);
  const { list, rows, hasMore, reader } = view;
  return (
    <ListBody
      view={view}
      words={words}
      clear={words.toolbar.clear}
      level={3}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      empty={
        <EmptyState icon={Users} level={3} title={words.empty.title}>
          {words.empty.text}
        </EmptyState>
      }
      send={send}
    >
      <Stack space="medium">
        <RowList aria-label={words.title}>
          {rows.map((row) => (
            <Row
              key={row.id}
              href={row.href}
              title={row.title || words.unnamed}
              detail={<Summary row={row} />}
              state={
                row.request ? (
                  <Badge tone={row.request === 'accepted' ? 'positive' : 'info'}>
                    {words.requests[row.request]}
                  </Badge>
                ) : (
                  words.joined(relativeTime(row.joinedAt, reader))
                )
              }
              isCurrent={row.isCurrent}
            />
          ))}
        </RowList>
        {list === 'pageFailed' && (
          <Banner tone="critical" announce="alert">
            {words.moreFailed}
          </Banner>
        )}
        {hasMore && (
          <div>
            <Button isPending={list === 'loadingMore'} onPress={() => send({ type: 'list.more' })}>
              {words.more}
            </Button>
          </div>
        )}
      </Stack>
    </ListBody>
  );
}

function Summary({ row: { summary } }: { row: CandidateRow }) {
  const words = useWords(candidatesWords);
  return (
    <span className={styles.summary}>
      {summary.map(({ part, text }) => (part === 'yearsOfService' ? words.years(text) : text)).join(' · ')}
    </span>
  );
}
