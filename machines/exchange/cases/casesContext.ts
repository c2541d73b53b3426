import type { RoutedListContext } from '../../kit/routedList.ts';
import type { CaseFilters, WholeCase } from '../../model/exchange/casePayloads.ts';
import { caseKindOfOrganization } from '../../model/exchange/cases.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { CaseKind } from '../../model/cases/caseStatuses.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import { caseSearchOf } from '../model/casesRoute.ts';
import type { CaseListFilters, CasesRoute } from '../model/casesRoute.ts';
import type { InboxThread } from '../inbox/inboxMessages.ts';
import type { Choices } from '../receivedApplications/applicationsContext.ts';
import type { SelectionContext } from '../workList/selectionSetup.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import type { WorkspaceContext } from '../workspace/workspaceSetup.ts';
import type { CaseBatch } from './caseBatch.ts';
import { noCaseDraft } from './caseCommands.ts';
import type { CaseCommand, CaseDraft } from './caseCommands.ts';
import type { CaseList } from './caseList.ts';

export interface CasePageRequest {
  organizationId: string;
  filters: CaseFilters;
  cursor: string | null;
}

export interface CasesInput {
  slug: string;
  /** Id of whoever is signed in. */
  self: string;
  /** From the URL. */
  route?: CasesRoute;
  /** The address of a route of the list. */
  href: (route: CasesRoute) => string;
  /** Where staff write to somebody: in their conversation, or about the application that was taken. */
  messageHref: (to: { thread: string } | { to: { applicationId: string } }) => string;
  /** Where the application is read that was taken. */
  applicationHref: (id: string) => string;
  /** The page of an appointment. */
  visitHref: (id: string) => string;
  /** Where the person of a record is referred to another organization; null where nobody is. */
  referHref?: ((id: string) => string | null) | undefined;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CasesContext
  extends
    WorkspaceContext,
    RoutedListContext<CaseListFilters>,
    SelectionContext<CaseBatch>,
    Pick<
      CasesInput,
      'slug' | 'self' | 'newId' | 'href' | 'messageHref' | 'applicationHref' | 'visitHref' | 'referHref'
    > {
  list: CaseList;
  scrolledAway: boolean;
  opened: WholeCase | null;
  /** What is written about each case, until it is stored. */
  drafts: Readonly<Record<string, CaseDraft>>;
  /** What is sent to the server, or was last. */
  command: CaseCommand | null;
  /** Who was faster, if that is known. */
  changedBy: string | null;
  /** Null until they are loaded. */
  choices: Choices | null;
  sendProblem: Problem;
  /** The conversations from which somebody is added, and what is searched in them. */
  people: readonly InboxThread[];
  peopleSearch: string;
  /** In which listing somebody is added; null: in none. */
  placeId: string | null;
  /** What adds somebody, as it is sent, or was last. */
  opening: CaseCommand | null;
  /** Id of the record that somebody has already who was to be added. */
  existing: string | null;
  addingProblem: Problem;
}

/** Whom the organization takes care of. */
export const kindOf = ({ workspace }: Pick<CasesContext, 'workspace'>): CaseKind =>
  caseKindOfOrganization[workspace?.organization.kind ?? 'nonprofit'];

export const todayOf = ({ intl }: Pick<CasesContext, 'intl'>) => dayIn(intl.timeZone, intl.now);

export const draftOf = ({ drafts, openId }: Pick<CasesContext, 'drafts' | 'openId'>): CaseDraft =>
  drafts[openId ?? ''] ?? noCaseDraft;

/** The selected rows that are listed. */
export const selectedRowsOf = ({ list, selected }: Pick<CasesContext, 'list' | 'selected'>) =>
  list.rows.filter(({ id }) => selected.has(id));

export const pageRequestOf = (context: CasesContext, cursor: string | null): CasePageRequest => ({
  organizationId: organizationIdOf(context),
  filters: caseSearchOf(context.filters, { kind: kindOf(context), today: todayOf(context) }),
  cursor,
});
