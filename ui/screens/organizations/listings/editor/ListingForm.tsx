import { Form } from '../../../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../../../components/FormErrorSummary/FormErrorSummary.tsx';
import { useWords } from '../../../../language/useWords.ts';
import '../../Listings.phrases.ts';
import { FormFailure } from '../../../system/forms/FormFailure.tsx';
import { DiscardConfirmation } from '../../../system/parts/DiscardConfirmation.tsx';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingEditorProps } from '../ListingEditor.types.ts';
import { UntilField, WhatFields, WhereFields } from './CommonFields.tsx';
import { FormActions } from './FormActions.tsx';
import { kindFields } from './KindFields.tsx';
import { MissingFields } from './MissingFields.tsx';

/** A listing, while it is being written. */
export function ListingForm({ view, send }: ListingEditorProps) {
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
