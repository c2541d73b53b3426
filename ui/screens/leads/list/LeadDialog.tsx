import type { Reader } from '@vetsync/machines/system/model';
import type { StoredLead } from '@vetsync/machines/leads/model';
import type { LeadDetail, LeadsAdminEvent } from '@vetsync/machines/leads/leadsAdmin';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { exactInstant } from '../../format.ts';
import { RecordDialog } from '../../portal/RecordDialog.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { mail, written } from './leadColumns.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { leadDetailWords } from '../LeadsAdmin.words.ts';

export interface LeadDialogProps {
  detail: LeadDetail;
  reader: Reader;
  send: (event: LeadsAdminEvent) => void;
}

/** All details of one lead, with buttons to the previous and next row. */
export function LeadDialog({ detail, reader, send }: LeadDialogProps) {
  const words = useWords(leadDetailWords);
  const { lead, state } = detail;
  const title = state === 'missing' ? words.missing : (lead?.name ?? words.untitled);
  const description = lead ? words.received(exactInstant(lead.createdAt, reader)) : undefined;
  return (
    <RecordDialog title={title} description={description} open={detail} send={send}>
      {state === 'missing' ? undefined : <Content detail={detail} send={send} />}
    </RecordDialog>
  );
}

function Content({ detail: { lead, state, failure }, send }: Pick<LeadDialogProps, 'detail' | 'send'>) {
  const words = useWords(leadDetailWords);
  if (lead) return <Facts lead={lead} />;
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

function Given({ text }: { text: string | null }) {
  const words = useWords(leadDetailWords);
  return <span className={written}>{text?.trim() || words.notGiven}</span>;
}

function Facts({ lead: { email, veteranStatus, organization, interest, source } }: { lead: StoredLead }) {
  const words = useWords(leadDetailWords);
  return (
    <DescriptionList
      items={[
        {
          label: words.facts.email,
          value: (
            <Anchor className={mail} href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </Anchor>
          ),
        },
        { label: words.facts.status, value: <Given text={veteranStatus} /> },
        { label: words.facts.organization, value: <Given text={organization} /> },
        { label: words.facts.interest, value: <Given text={interest} /> },
        { label: words.facts.source, value: <Given text={source} /> },
      ]}
    />
  );
}
