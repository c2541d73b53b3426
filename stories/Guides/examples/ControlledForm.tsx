import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Form } from '@vetsync/ui/components/Form';
import { TextField } from '@vetsync/ui/components/TextField';
import { useState } from 'react';

export function ControlledForm({ onSave }: { onSave: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const submit = () => {
    const problem = email.includes('@') ? undefined : 'Please enter a valid email address';
    setError(problem);
    setAttempt(attempt + 1);
    if (!problem) onSave(email);
  };
  return (
    <Box maxWidth="narrow">
      <Form aria-label="Newsletter" onSubmit={submit} focusField={error && 'email'} attempt={attempt}>
        <TextField label="Email" name="email" value={email} error={error} onChange={setEmail} />
        <Button type="submit" variant="primary">
          Sign up
        </Button>
      </Form>
    </Box>
  );
}
