import '@vetsync/ui/theme';
import { Button } from '@vetsync/ui/components/Button';
import { ComboBox } from '@vetsync/ui/components/ComboBox';
import { DataTable } from '@vetsync/ui/components/DataTable';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { Form, registered } from '@vetsync/ui/components/Form';
import { Heading } from '@vetsync/ui/components/Heading';
import { Link } from '@vetsync/ui/components/Link';
import { TextField } from '@vetsync/ui/components/TextField';
import { VetSyncProvider } from '@vetsync/ui/language';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { Route, useLocation } from 'wouter';

interface Signup {
  email: string;
}
const occupations = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index}`,
  label: `Occupation ${index}`,
}));

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
        <ComboBox label="Occupation" options={occupations} />
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
      <Link href="/about">About</Link>
      <Route path="/about">Nothing was loaded again</Route>
    </main>
  );
}

/** Without a locale in the address, there is no provider. */
const locale = new URLSearchParams(location.search).get('locale');
function InLanguage({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  if (locale === null) return children;
  return (
    <VetSyncProvider locale={locale} navigate={navigate}>
      {children}
    </VetSyncProvider>
  );
}
createRoot(document.querySelector('#app')!).render(
  <InLanguage>
    <Page />
  </InLanguage>,
);
