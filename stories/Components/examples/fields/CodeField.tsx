import { CodeField } from '@vetsync/ui/components/CodeField';

export function Example() {
  return <CodeField label="Code from the email" name="code" isRequired help="It is valid for ten minutes." />;
}
