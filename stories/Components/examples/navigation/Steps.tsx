import { Steps } from '@vetsync/ui/components/Steps';

export function Example() {
  return <Steps label="Sign-up" steps={['Account', 'Profile', 'Done']} current={1} />;
}
