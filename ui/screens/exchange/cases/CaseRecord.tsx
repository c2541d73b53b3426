import MessageSquare from 'lucide-react/icons/message-square';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { RecordDialog } from '../../portal/RecordDialog.tsx';
import { BookingBadge } from '../../bookings/BookingBadge.tsx';
import { exactTime } from '../../dates.ts';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { AssignMenu } from '../received/AssignMenu.tsx';
import { colleagueName } from '../received/colleagueName.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseFields } from './CaseFields.tsx';
import { CaseGoals } from './CaseGoals.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { caseRecordWords } from './CaseRecord.words.ts';
import type { CaseRecordProps, OpenedCaseProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';
import { CaseStatusBadge } from './CaseStatusBadge.tsx';
import Phone from 'lucide-react/icons/phone';
import { Button } from '../../../components/Button/Button.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import type { CaseRecordView, recordLimits } from '@vetsync/machines/exchange/cases';
import Plus from 'lucide-react/icons/plus';
import { TextField } from '../../../components/TextField/TextField.tsx';
import * as styles from './Cases.css.ts';
import { ServiceBadge, ServiceMenu } from './ServiceBadge.tsx';

/** What the person has asked for, or was promised, and where each stands. */
function CaseServices({ record, stored, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const { work } = record;
  const isOpen = work.isAllowed && stored.closedAt === null;
  return (
    <Section title={words.services.title} level={3}>
      <Stack space="small">
        {stored.services.length === 0 && <Text tone="muted">{words.services.none}</Text>}
        {stored.services.length > 0 && (
          <ul className={styles.items}>
            {stored.services.map((service) => (
              <li key={service.id} className={styles.item}>
                <span>{service.name}</span>
                {isOpen ? (
                  <ServiceMenu
                    service={service}
                    isDisabled={work.isBusy}
                    onMove={(status) => send({ type: 'service.move', serviceId: service.id, status })}
                  />
                ) : (
                  <ServiceBadge status={service.status} />
                )}
              </li>
            ))}
          </ul>
        )}
        {isOpen && (
          <div className={styles.adding}>
            <TextField
              label={words.services.label}
              isRequired={false}
              isReadOnly={work.isBusy}
              error={work.invalid.service ? words.tooLong : undefined}
              value={work.draft.service}
              onChange={(text) => send({ type: 'words.change', field: 'service', text })}
              onKeyDown={({ key }) => {
                if (key === 'Enter') send({ type: 'service.add' });
              }}
            />
            <Button
              icon={Plus}
              isDisabled={!work.canAddService}
              onPress={() => send({ type: 'service.add' })}
            >
              {words.services.add}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

const notesMax: (typeof recordLimits)['notes'] = 5_000;

interface VisitsProps extends Pick<CaseRecordProps, 'intl'> {
  title: string;
  visits: NonNullable<CaseRecordView['visits']>['past'];
}

/** Appointments with the person, each a link to its page. Why they come is there alone. */
function Visits({ title, visits, intl }: VisitsProps) {
  const words = useWords(caseRecordWords).visits;
  return (
    <Section title={title} level={3}>
      {visits.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <RowList>
          {visits.map((visit) => (
            <Row
              key={visit.id}
              href={visit.href}
              title={visit.visitName}
              detail={words.when(exactTime(visit.start, intl), visit.title)}
              state={<BookingBadge booking={visit} now={intl.now} />}
            />
          ))}
        </RowList>
      )}
    </Section>
  );
}

/** Words for colleagues, saved with what is changed or on their own, and that somebody has talked with the person. */
function CaseNotes({ record, stored, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const { work } = record;
  return (
    <Section title={words.notes.title} level={3}>
      <Stack space="small">
        <TextArea
          label={words.notes.label}
          help={words.notes.help}
          isRequired={false}
          isReadOnly={work.isBusy}
          limit={notesMax}
          error={work.invalid.notes ? words.tooLong : undefined}
          value={work.draft.notes}
          onChange={(text) => send({ type: 'words.change', field: 'notes', text })}
        />
        {stored.closedAt === null && (
          <Stack space="xxsmall" align="flex-start">
            <Button icon={Phone} isDisabled={work.isBusy} onPress={() => send({ type: 'contact.add' })}>
              {words.notes.contact}
            </Button>
            <Text size="small" tone="muted">
              {words.notes.contactHelp}
            </Text>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

/** The record of one person in a panel over the list. What is written is stored together. */
export function CaseRecord(props: CaseRecordProps) {
  const { record, intl, send } = props;
  const words = useWords(caseRecordWords);
  const { state, stored, written, work } = record;
  const service = stored && [stored.rank, stored.branch].filter(Boolean).join(', ');
  return (
    <RecordDialog
      title={state === 'missing' ? words.missing : (stored?.personName ?? words.untitled)}
      description={stored ? [stored.title, service].filter(Boolean).join(' · ') : undefined}
      open={record}
      isBusy={work.isBusy}
      head={stored && <Head {...props} />}
      footer={
        stored &&
        written &&
        work.isAllowed && (
          <CaseActions record={record} stored={stored} written={written} intl={intl} send={send} />
        )
      }
      send={send}
    >
      {state === 'missing' ? undefined : <Content {...props} />}
    </RecordDialog>
  );
}

function Head({ record, choices, self, send }: CaseRecordProps) {
  const words = useWords(caseRecordWords);
  const names = useWords(casesWords).toolbar.owner;
  const { stored, work, messageHref, applicationHref, referHref } = record;
  if (!stored) return null;
  const { owner, status } = stored;
  const name = owner ? colleagueName(names, owner, self) : names.nobody;
  return (
    <Inline justify="space-between" space="small">
      <Inline space="medium">
        <CaseStatusBadge status={status} />
        <Inline space="xsmall">
          <Text as="span" size="small" tone="muted">
            {words.owner.label}
          </Text>
          {work.isAllowed && stored.closedAt === null ? (
            <AssignMenu
              label={name}
              aria-label={words.owner.of(owner ? name : null)}
              size="small"
              isDisabled={work.isBusy}
              choices={choices}
              self={self}
              assigneeId={owner?.id ?? null}
              onAssign={(ownerId) => send({ type: 'owner.assign', ownerId })}
            />
          ) : (
            <Text as="span" size="small">
              {name}
            </Text>
          )}
        </Inline>
      </Inline>
      <Inline space="small">
        {applicationHref !== null && (
          <LinkButton size="small" variant="quiet" href={applicationHref}>
            {words.application}
          </LinkButton>
        )}
        {referHref !== null && (
          <LinkButton size="small" variant="quiet" href={referHref}>
            {words.refer}
          </LinkButton>
        )}
        {messageHref !== null && (
          <LinkButton size="small" icon={MessageSquare} href={messageHref}>
            {words.write}
          </LinkButton>
        )}
      </Inline>
    </Inline>
  );
}

function Content({ record, intl, send }: CaseRecordProps) {
  const words = useWords(caseRecordWords);
  const { state, stored, written, work, visits, failure } = record;
  if (stored && written) {
    const opened = { record, stored, written, intl, send };
    return (
      <Stack space="large">
        {!work.isAllowed && <Text tone="muted">{words.readOnly}</Text>}
        <CaseFields {...opened} />
        <CaseGoals {...opened} />
        <CaseServices {...opened} />
        {visits && (
          <>
            <Visits title={words.visits.title} visits={visits.upcoming} intl={intl} />
            {visits.past.length > 0 && <Visits title={words.visits.past} visits={visits.past} intl={intl} />}
          </>
        )}
        {work.isAllowed && <CaseNotes {...opened} />}
        <CaseHistory {...opened} />
        <Text size="small" tone="muted">
          {words.seen[stored.kind]}
        </Text>
      </Stack>
    );
  }
  if (state !== 'failed') return <SectionLoading>{words.finding}</SectionLoading>;
  return (
    <LoadFailed
      words={words.failed}
      failure={failure}
      level={3}
      onRetry={() => send({ type: 'detail.retry' })}
    />
  );
}
