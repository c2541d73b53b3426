import { Button } from '@vetsync/ui/components/Button';
import { Stack } from '@vetsync/ui/components/Stack';
import { TextField } from '@vetsync/ui/components/TextField';

export function NativeForm({ onSave }: { onSave: (form: Record<string, unknown>) => void }) {
  return (
    <form
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack>
        <TextField label="Name" name="name" autoComplete="name" />
        <TextField label="Email" name="email" type="email" autoComplete="email" />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Stack>
    </form>
  );
}
