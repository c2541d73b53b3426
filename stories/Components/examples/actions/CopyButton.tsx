import { CopyButton } from '@vetsync/ui/components/CopyButton';

export function Example() {
  return <CopyButton text="RQ-2048">Copy the reference</CopyButton>;
}
