import './ListingResults.phrases.ts';
import '../Listings.phrases.ts';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { ListingDetails } from './ListingDetails.tsx';
import { listingEditorWords } from './ListingEditor.words.ts';
import type { ListingEditorProps } from './ListingEditor.types.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ListingStatus } from './ListingStatus.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../../components/FormErrorSummary/FormErrorSummary.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { DiscardConfirmation } from '../../system/parts/DiscardConfirmation.tsx';
import { UntilField, WhatFields, WhereFields } from './editor/CommonFields.tsx';
import { FormActions } from './editor/FormActions.tsx';
import { kindFields } from './editor/KindFields.tsx';
import type { ListingFormView } from '@vetsync/machines/organizations/listingEditor';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { bullets } from '../../layout.css.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { listingDetailsWords } from './ListingDetails.words.ts';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { listingNamesWords } from './ListingNames.words.ts';
import { fieldText } from './editor/fieldText.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

/** Both versions of a listing that two people have changed at once, and the choice between them. */
function ListingConflict({ view: { form, intl }, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords).conflict;
  const sharedWords = useWords(listingNamesWords);
  if (!form) return null;
  return (
    <Stack space="medium">
      <Banner tone="caution" title={words.title} announce="alert">
        {words.text}
      </Banner>
      {form.conflict.map(({ field, mine, theirs }) => (
        <Section key={field} title={sharedWords.fields[field]} level={3}>
          <DescriptionList
            layout="stacked"
            items={[
              {
                label: words.mine,
                value: fieldText({ sharedWords, words }, field, mine, intl) || words.empty,
              },
              {
                label: words.theirs,
                value: fieldText({ sharedWords, words }, field, theirs, intl) || words.empty,
              },
            ]}
          />
        </Section>
      ))}
      <Inline space="small">
        <Button variant="primary" onPress={() => send({ type: 'conflict.keepMine' })}>
          {words.keepMine}
        </Button>
        <Button onPress={() => send({ type: 'conflict.takeTheirs' })}>{words.takeTheirs}</Button>
      </Inline>
    </Stack>
  );
}

/** The listing as a veteran sees it, while it is being written. */
function ListingPreview({ view, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords).previewing;
  const { by } = useWords(listingDetailsWords);
  const title = useFocusOnMount<HTMLHeadingElement>();
  const { shown, intl } = view;
  if (!shown) return null;
  return (
    <Stack space="medium">
      <Banner
        title={words.title}
        action={<Button onPress={() => send({ type: 'preview.close' })}>{words.back}</Button>}
      >
        {words.text}
      </Banner>
      <Card padding="generous">
        <Stack space="large">
          <Stack as="hgroup" space="xxsmall">
            <Heading level={3} size="title" ref={title} tabIndex={-1}>
              {shown.title || words.untitled}
            </Heading>
            <Text tone="muted">{by(shown.organization.name)}</Text>
          </Stack>
          <ListingDetails listing={shown} intl={intl} level={4} />
        </Stack>
      </Card>
      <FormActions view={view} send={send} />
    </Stack>
  );
}

interface MissingFieldsProps {
  form: ListingFormView;
}

/** What is missing before everyone may see a listing. */
function MissingFields({ form: { fields, missing } }: MissingFieldsProps) {
  const words = useWords(listingEditorWords);
  const write = usePhrases();
  const due = fields.flatMap((field) => missing[field] ?? []);
  if (due.length === 0) return <Banner tone="positive">{words.complete}</Banner>;
  return (
    <Banner title={words.missingTitle}>
      <ul className={bullets}>
        {due.map((phrase, index) => (
          // Two fields may miss the same, and the order doesn't change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{write(phrase)}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** A listing, while it is being written. */
function ListingForm({ view, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords);
  const { form, kind, status, state } = view;
  if (!form) return null;
  const fields = { form, kind, send };
  const Special = kindFields[kind];
  return (
    <Form
      aria-label={words.titles[kind][status === null ? 'add' : 'edit']}
      focusField={form.firstInvalid}
      attempt={form.attempt}
      onSubmit={() => form.canSubmit && send({ type: 'form.submit' })}
    >
      <FormErrorSummary errors={form.errors} order={form.fields} />
      <FormFailure
        view={form}
        title={form.publishes ? words.publishFailed : words.saveFailed}
        announce="alert"
      />
      <WhatFields {...fields} />
      {kind === 'event' && <Special {...fields} />}
      <WhereFields {...fields} />
      {kind !== 'event' && <Special {...fields} />}
      <UntilField {...fields} />
      {status !== 'published' && form.firstInvalid === null && <MissingFields form={form} />}
      <FormActions view={view} send={send} />
      <DiscardConfirmation isOpen={state === 'confirmingDiscard'} words={words.confirmation} send={send} />
    </Form>
  );
}

/** What is open, and whether the public sees it. */
const titleOf = (
  { kind, status, state, shown }: ListingEditorProps['view'],
  { titles }: Translation<typeof listingEditorWords>,
): string => (state === 'reading' && shown ? shown.title : titles[kind][status === null ? 'add' : 'edit']);

function ListingHead({ view }: Pick<ListingEditorProps, 'view'>) {
  const words = useWords(listingEditorWords);
  const { status, state } = view;
  return (
    <PageHead
      level={2}
      title={titleOf(view, words)}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: words.back, href: view.listHref },
            { label: titleOf(view, words), href: '#main' },
          ]}
        />
      }
      subtitle={status === 'published' && state !== 'reading' && words.public}
      status={status && <ListingStatus status={status} />}
    />
  );
}

export type { ListingEditorProps } from './ListingEditor.types.ts';

function Content({ view, send }: ListingEditorProps) {
  const { state, shown, intl } = view;
  if (state === 'reading' && shown) return <ListingDetails listing={shown} intl={intl} />;
  if (state === 'previewing') return <ListingPreview view={view} send={send} />;
  if (state === 'conflict') return <ListingConflict view={view} send={send} />;
  return <ListingForm view={view} send={send} />;
}

/** One listing of an organization: a form for whoever may write it, the listing itself for the others. */
export function ListingEditor({ view, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords);
  const { state, organization } = view;
  if (state === 'missing')
    return organization === null ? (
      <OrganizationMissing />
    ) : (
      <EmptyState
        drawing="missing"
        title={words.missing.title}
        action={
          <LinkButton href={view.listHref} variant="primary">
            {words.missing.list}
          </LinkButton>
        }
      >
        {words.missing.text}
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="large">
      <ListingHead view={view} />
      <Content view={view} send={send} />
    </Stack>
  );
}
