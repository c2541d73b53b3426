import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Form, registered } from '@vetsync/ui/components/Form';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { useForm } from 'react-hook-form';

interface Message {
  email: string;
  text: string;
}

export function HookForm({ onSave }: { onSave: (message: Message) => void }) {
  const { formState, handleSubmit, register, reset } = useForm<Message>({
    defaultValues: { email: '', text: 'I have a question about ' },
  });
  const { errors } = formState;
  return (
    <Box maxWidth="narrow">
      <Form aria-label="Message" onSubmit={handleSubmit(onSave)}>
        <TextField
          label="Email"
          {...registered(register('email', { required: 'Please enter your email' }))}
          error={errors.email?.message}
        />
        <TextArea label="Message" {...registered(register('text'))} />
        <Button type="submit" variant="primary">
          Send
        </Button>
        <Button onPress={() => reset()}>Start over</Button>
      </Form>
    </Box>
  );
}
