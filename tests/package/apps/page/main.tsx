import '@vetsync/ui/theme';
import { Button } from '@vetsync/ui/components/Button';
import { CommandPalette } from '@vetsync/ui/components/CommandPalette';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { Form } from '@vetsync/ui/components/Form';
import { Select } from '@vetsync/ui/components/Select';
import { DataTable } from '@vetsync/ui/components/DataTable';
import { TextField } from '@vetsync/ui/components/TextField';
import { useDisclosure } from '@vetsync/ui/hooks/useDisclosure';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Person {
  email: string;
  branch: string;
}
const branches = [
  { value: 'army', label: 'Army' },
  { value: 'navy', label: 'Navy' },
];
const columns = [
  { id: 'email', label: 'Email', isRowHeader: true, cell: ({ email }: Person) => email },
  { id: 'branch', label: 'Branch', cell: ({ branch }: Person) => branch },
];
const keyOf = ({ email }: Person) => email;

function Page() {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [email, setEmail] = useState('');
  const [branch, setBranch] = useState('army');
  const { isOpen, open, close } = useDisclosure();
  const add = () => {
    setPeople([...people, { email, branch }]);
    close();
  };
  return (
    <main>
      <Button onPress={open}>Add</Button>
      <DataTable label="People" columns={columns} source={{ rows: people, status: 'ready' }} rowKey={keyOf} />
      <Dialog isOpen={isOpen} title="Add a person" onClose={close}>
        <Form aria-label="Person" onSubmit={add}>
          <TextField label="Email" name="email" value={email} onChange={setEmail} />
          <Select label="Branch" options={branches} value={branch} onChange={setBranch} />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Form>
      </Dialog>
      <CommandPalette
        aria-label="Commands"
        groups={[{ id: 'people', label: 'People', commands: [{ id: 'add', label: 'Add a person' }] }]}
        onAction={open}
      />
    </main>
  );
}

createRoot(document.querySelector('#app')!).render(<Page />);
