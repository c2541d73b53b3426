import '@vetsync/ui/theme';
import { Button } from '@vetsync/ui/components/Button';
import { ComboBox } from '@vetsync/ui/components/ComboBox';
import { DataTable } from '@vetsync/ui/components/DataTable';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { Form, registered } from '@vetsync/ui/components/Form';
import { Heading } from '@vetsync/ui/components/Heading';
import { TextField } from '@vetsync/ui/components/TextField';
import { VetSyncProvider } from '@vetsync/ui/language';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';

interface Signup {
  email: string;
}
const branches = [
  { value: 'army', label: 'Army' },
  { value: 'navy', label: 'Navy' },
];

function Page() {
  const { formState, handleSubmit, register } = useForm<Signup>({ defaultValues: { email: '' } });
  const [people, setPeople] = useState<readonly Signup[]>([]);
  const save = (person: Signup) => setPeople([...people, person]);
  return (
    <main>
      <Heading level={1}>People</Heading>
      <Form aria-label="Sign up" onSubmit={handleSubmit(save)}>
        <TextField
          label="Email"
          {...registered(register('email', { required: 'Please enter an email' }))}
          error={formState.errors.email?.message}
        />
        <ComboBox label="Branch" options={branches} />
        <DatePicker label="Start" today="2026-11-29" defaultValue="2027-02-01" />
        <Button type="submit" variant="primary">
          Add
        </Button>
      </Form>
      <DataTable
        label="People"
        columns={[{ id: 'email', label: 'Address', isRowHeader: true, cell: ({ email }: Signup) => email }]}
        source={{ status: 'ready', rows: people }}
        rowKey={({ email }) => email}
      />
    </main>
  );
}

/** Without a locale in the address, there is no provider. */
const locale = new URLSearchParams(location.search).get('locale');
const inLanguage = (page: ReactNode) =>
  locale === null ? page : <VetSyncProvider locale={locale}>{page}</VetSyncProvider>;
createRoot(document.querySelector('#app')!).render(inLanguage(<Page />));
