'use client';
import { Button } from '@vetsync/ui/components/Button';
import { ComboBox } from '@vetsync/ui/components/ComboBox';
import { Form, registered } from '@vetsync/ui/components/Form';
import { TextField } from '@vetsync/ui/components/TextField';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { texts, type Language } from './texts.ts';

interface Search {
  email: string;
  occupation: string;
}
const occupations = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index}`,
  label: `Occupation ${index}`,
}));

export function SearchForm({ language }: { language: Language }) {
  const words = texts[language];
  const { control, formState, handleSubmit, register } = useForm<Search>({
    defaultValues: { email: '', occupation: '' },
  });
  const [saved, save] = useState<Search>();
  return (
    <Form aria-label={words.search} onSubmit={handleSubmit(save)}>
      <TextField
        label={words.email}
        {...registered(register('email', { required: words.needed }))}
        error={formState.errors.email?.message}
      />
      <Controller
        name="occupation"
        control={control}
        render={({ field: { ref: _ref, ...field } }) => (
          <ComboBox label={words.occupation} options={occupations} {...field} />
        )}
      />
      <Button type="submit" variant="primary">
        {words.search}
      </Button>
      {saved && (
        <output>
          {saved.email}, {saved.occupation}
        </output>
      )}
    </Form>
  );
}
