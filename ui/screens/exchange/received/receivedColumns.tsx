import type {
  ApplicationRow,
  ReceivedApplicationsView,
} from '@vetsync/machines/exchange/receivedApplications';
import User from 'lucide-react/icons/user';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { TableActions, TableButton } from '../../../components/Table/TableControls.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Translation } from '../../../language/translate.ts';
import type { usePhrases } from '../../../language/usePhrases.ts';
import { DecideMenu } from '../../reviews/DecideMenu.tsx';
import { formatNumber } from '../../format.ts';
import { Moment, PairLines, PersonLines } from '../../portal/cellLines.tsx';
import { dataColumns } from '../../portal/portalColumns.tsx';
import type { portalTableWords } from '../../portal/PortalTable.words.ts';
import { selectColumn } from '../../system/lists/selectColumn.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import type { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { colleagueName } from './colleagueName.ts';
import * as styles from './Received.css.ts';
import { ReceivedStatus } from './ReceivedStatus.tsx';
import { relativeTime } from '../../moreDates.ts';

type Column = TableColumn<ApplicationRow>;
interface Texts {
  words: Translation<typeof receivedApplicationsWords>;
  shared: Translation<typeof portalTableWords>;
  write: ReturnType<typeof usePhrases>;
}
type Listed = Pick<
  ReceivedApplicationsView,
  | 'listing'
  | 'sentColumns'
  | 'hasRequirements'
  | 'approvedFrom'
  | 'intl'
  | 'self'
  | 'selected'
  | 'canSelect'
  | 'selectable'
  | 'isSelectLimited'
  | 'openedSince'
  | 'choicesFrom'
> & { hrefOf: (row: ApplicationRow) => string };
type Send = ReceivedApplicationsProps['send'];

const small = (text: string, tone?: 'muted') => (
  <Text as="span" size="small" tone={tone}>
    {text}
  </Text>
);

/** On a phone, an icon says that a name is who takes care of it, and nobody needs no words. */
const named = (name: string) => (
  <span className={styles.assignee}>
    <span className={styles.assigneeSign}>
      <Icon of={User} size="small" />
    </span>
    {small(name)}
  </span>
);
const nobody = (name: string) => <span className={styles.nobody}>{small(name, 'muted')}</span>;

/** Who takes care of an application, or the way to do so, and who has opened it lately. */
function assignee(
  { words, shared }: Texts,
  row: ApplicationRow,
  { self, intl, openedSince, canSelect }: Listed,
  send: Send,
) {
  const names = words.toolbar.assignee;
  const free = canSelect ? (
    <TableButton
      aria-label={shared.action(words.takeIt, row.applicantName)}
      onPress={() => send({ type: 'row.assign', rowId: row.id, assigneeId: self })}
    >
      {words.takeIt}
    </TableButton>
  ) : (
    nobody(names.nobody)
  );
  const assigned = row.assignee ? named(colleagueName(names, row.assignee, self)) : free;
  const { opening } = row;
  if (!opening || Date.parse(opening.at) < openedSince) return assigned;
  return (
    <PairLines second={words.opened(opening.name ?? names.unnamed, relativeTime(opening.at, intl))}>
      {assigned}
    </PairLines>
  );
}

const checkboxes = (
  { shared, words }: Texts,
  { selected, selectable, isSelectLimited, intl }: Listed,
  send: Send,
): Column =>
  selectColumn<ApplicationRow>({
    label: shared.columns.select,
    allLabel: words.selectAll[isSelectLimited ? 'first' : 'all'](formatNumber(selectable, intl)),
    rowLabel: ({ applicantName }) => shared.select(applicantName),
    keyOf: ({ id }) => id,
    selected,
    count: selectable,
    onSelectAll: (isSelected) => send({ type: isSelected ? 'rows.selectAll' : 'selection.clear' }),
    onSelect: (rowId, isSelected) => send({ type: 'row.select', rowId, isSelected }),
  });

/** What can be done with a row. */
function actions(
  { words, shared, write }: Texts,
  { listing, approvedFrom, choicesFrom, hrefOf }: Listed,
  send: Send,
): Column {
  const approving = ({ id, status }: ApplicationRow) =>
    status === approvedFrom
      ? [{ label: words.approve, event: { type: 'row.approve', rowId: id } as const }]
      : [];
  const listed = ({ id, cells = { id } }: ApplicationRow) =>
    (listing?.actions ?? [])
      .filter(({ when }) => when?.(cells) ?? true)
      .map(({ id: action, label }) => ({
        label: write(label),
        event: { type: 'row.follow', rowId: id, action } as const,
      }));
  return {
    id: 'actions',
    label: shared.columns.actions,
    width: listing?.actionWidth ?? (approvedFrom === null ? 4.5 : 11.5),
    isControls: true,
    align: 'end',
    cell: (row) => {
      const offered = [...approving(row), ...listed(row)];
      const choices = (choicesFrom?.[row.status] ?? []).filter(
        ({ decision }) => listing?.decisions.includes(decision) ?? true,
      );
      return offered.length + choices.length === 0 ? null : (
        <TableActions aria-label={shared.actionsOf(row.applicantName)}>
          {choices.length > 0 && (
            <DecideMenu name={row.applicantName} choices={choices} href={hrefOf(row)} isIconOnly />
          )}
          {offered.map(({ label, event }) => (
            <TableButton
              key={label}
              aria-label={shared.action(label, row.applicantName)}
              onPress={() => send(event)}
            >
              {label}
            </TableButton>
          ))}
        </TableActions>
      );
    },
  };
}

/** What was sent, in short: a dash where it does not say. */
function sent(
  { words, shared, write }: Texts,
  { sentColumns, hasRequirements, intl }: Listed,
): readonly Column[] {
  const [skills, place] = dataColumns<ApplicationRow>(
    { words: shared, write },
    { columns: sentColumns ?? [], intl },
    ({ id, summary: { skills: all, location, yearsOfService } }) => ({
      id,
      skills: all.length === 0 ? null : all,
      place: location,
      years: yearsOfService === null ? null : words.years(yearsOfService, formatNumber(yearsOfService, intl)),
    }),
  );
  const none = small(shared.none, 'muted');
  const requirements: Column = {
    id: 'requirements',
    label: words.columns.requirements,
    width: 7.75,
    isSortable: true,
    narrowAs: 'inlineLabeled',
    cell: ({ summary: { requirements: measured } }) =>
      measured ? small(words.met(formatNumber(measured.met, intl), formatNumber(measured.of, intl))) : none,
  };
  return [
    ...(hasRequirements ? [requirements] : []),
    ...(skills ? [{ ...skills, isRowHeader: false }] : []),
    // Shorter than elsewhere, because the head has no room: `8 years` says the rest.
    ...(place ? [{ ...place, second: { id: 'years', label: words.columns.service } }] : []),
  ];
}

/**
 * Columns of the applications, most important first: two lines a row, and what can be done with one at its end. At a desk of
 * 1280 px they fill the width without a bar to scroll: 62 rem.
 */
export function receivedColumns(texts: Texts, listed: Listed, send: Send): readonly Column[] {
  const { words, shared } = texts;
  const { columns } = words;
  const { listing, intl, canSelect } = listed;
  if (listing)
    return [
      ...(canSelect ? [checkboxes(texts, listed, send)] : []),
      ...dataColumns<ApplicationRow>(
        { words: shared, write: texts.write },
        { columns: listing.columns, intl },
        ({ id, cells = { id } }) => cells,
      ),
      actions(texts, listed, send),
    ];
  return [
    ...(canSelect ? [checkboxes(texts, listed, send)] : []),
    {
      id: 'name',
      label: columns.name,
      width: 9,
      isRowHeader: true,
      cell: ({ applicantName, listingTitle }) => <PersonLines name={applicantName} note={listingTitle} />,
    },
    {
      id: 'status',
      label: columns.status,
      width: 6.75,
      narrowAs: 'inline',
      cell: (row) => <ReceivedStatus application={row} intl={intl} />,
    },
    ...sent(texts, listed),
    {
      id: 'assignee',
      label: columns.assignee,
      width: 8.25,
      narrowAs: 'rest',
      isControls: canSelect,
      cell: (row) => assignee(texts, row, listed, send),
    },
    {
      id: 'submitted',
      label: columns.submitted,
      width: 7,
      isSortable: true,
      narrowAs: 'inline',
      cell: ({ submittedAt }) => <Moment at={submittedAt} intl={intl} />,
    },
    ...(canSelect ? [actions(texts, listed, send)] : []),
  ];
}
