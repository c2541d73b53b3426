import type {
  ApplicationRow,
  Choices,
  ReceivedApplicationsView,
} from '@vetsync/machines/exchange/receivedApplications';
import type { allMet as allMetValue, unassigned as nobodyValue } from '@vetsync/machines/exchange/model';
import type { Translation } from '../../../language/translate.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { ListFilter } from '../../system/lists/ListFinder.tsx';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { colleagueName } from './colleagueName.ts';
import { useStatusNames } from './useStatusNames.ts';

type Words = Translation<typeof receivedApplicationsWords>['toolbar'];
const nobody: typeof nobodyValue = 'none';
const allMet: typeof allMetValue = 'met';
type Options = ListFilter['options'];
interface ReceivedFilter extends ListFilter {
  /** Label of the option for no filter. */
  all: string;
}

/** The URL may name something that can't be chosen any more, or not yet. */
const withUsed = (options: Options, value: string | null, label: string): Options =>
  value === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label }];

function assigneeOptions(words: Words, choices: Choices | null, self: string): Options {
  const others = (choices?.colleagues ?? []).filter(({ id }) => id !== self);
  return [
    { value: self, label: words.assignee.me },
    { value: nobody, label: words.assignee.nobody },
    ...others.map((one) => ({ value: one.id, label: colleagueName(words.assignee, one, self) })),
  ];
}

/** What people have sent is written as they wrote it. */
const sentOptions = (values: readonly string[] = []): Options =>
  values.map((value) => ({ value, label: value }));

/** A listing that is not among the choices is named by a row that is listed. */
const listingOptions = (choices: Choices | null): Options =>
  (choices?.listings ?? []).map(({ id, title }) => ({ value: id, label: title }));
const titleIn = (rows: readonly ApplicationRow[], listing: string | null) =>
  rows.find(({ listingId }) => listingId === listing)?.listingTitle;

/** The filters of the list with what can be chosen. The status is a filter on a phone, and the views elsewhere. */
export function useReceivedFilters(view: ReceivedApplicationsView): {
  status: ReceivedFilter;
  others: readonly ReceivedFilter[];
} {
  const words = useWords(receivedApplicationsWords).toolbar;
  const names = useStatusNames(view);
  const write = usePhrases();
  const { filters, statuses, choices, self, rows, listing: described, hasRequirements } = view;
  const subject = described?.columns.find(({ key }) => key === described.subject);
  const pressure = described?.columns.find(({ key }) => key === 'priority');
  const { assignee, listing, place, skill, requirements, priority, status } = filters;
  return {
    status: {
      id: 'status',
      label: words.status.label,
      all: words.status.all,
      value: status,
      options: statuses.map((value) => ({ value, label: names(value) })),
    },
    others: [
      ...(described
        ? []
        : [
            {
              id: 'assignee',
              label: words.assignee.label,
              all: words.assignee.all,
              value: assignee,
              options: withUsed(assigneeOptions(words, choices, self), assignee, words.assignee.unnamed),
            },
          ]),
      {
        id: 'listing',
        label: subject ? write(subject.label) : words.listing.label,
        all: subject?.filter ? write(subject.filter.all) : words.listing.all,
        value: listing,
        options: withUsed(listingOptions(choices), listing, titleIn(rows, listing) ?? words.listing.one),
      },
      ...(hasRequirements || requirements !== null
        ? [
            {
              id: 'requirements',
              label: words.requirements.label,
              all: words.requirements.all,
              value: requirements,
              options: [{ value: allMet, label: words.requirements.met }],
            },
          ]
        : []),
      {
        id: 'place',
        label: words.place.label,
        all: words.place.all,
        value: place,
        options: withUsed(sentOptions(choices?.sent?.places), place, place ?? ''),
      },
      {
        id: 'skill',
        label: words.skill.label,
        all: words.skill.all,
        value: skill,
        options: withUsed(sentOptions(choices?.sent?.skills), skill, skill ?? ''),
      },
      ...(pressure?.filter
        ? [
            {
              id: 'priority',
              label: write(pressure.label),
              all: write(pressure.filter.all),
              value: priority,
              options: (pressure.statuses ?? []).map(({ value }) => ({
                value,
                label: write(pressure.names?.[value] ?? value),
              })),
            },
          ]
        : []),
    ],
  };
}
