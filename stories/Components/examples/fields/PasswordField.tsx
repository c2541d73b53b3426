import { PasswordField } from '@vetsync/ui/components/PasswordField';

export function Example() {
  return (
    <PasswordField
      label="New password"
      name="password"
      purpose="new"
      isRequired
      help="At least 8 characters."
    />
  );
}
