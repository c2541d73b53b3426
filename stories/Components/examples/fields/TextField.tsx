import { TextField } from '@vetsync/ui/components/TextField';

export function Example() {
  return <TextField label="Email" name="email" type="email" isRequired autoComplete="email" />;
}
