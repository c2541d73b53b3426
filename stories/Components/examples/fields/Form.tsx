import { Button } from '@vetsync/ui/components/Button';
import { Form } from '@vetsync/ui/components/Form';
import { FormErrorSummary } from '@vetsync/ui/components/FormErrorSummary';
import { TextField } from '@vetsync/ui/components/TextField';
import { useState, type FormEvent } from 'react';

export function Example() {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isMissing = new FormData(event.currentTarget).get('name') === '';
    setError(isMissing ? 'Please enter your name' : undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Form aria-label="Contact" onSubmit={submit} focusField={error && 'name'} attempt={attempt}>
      <FormErrorSummary errors={{ name: error }} order={['name']} />
      <TextField label="Name" name="name" isRequired error={error} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  );
}
