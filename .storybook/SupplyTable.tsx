import { Unstyled } from '@storybook/addon-docs/blocks';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { accessibility } from './accessibility/index.ts';
import { withCode } from './withCode.tsx';

/** What each component needs from whoever uses it. */
export function SupplyTable() {
  const names = Object.keys(accessibility).toSorted((a, b) => a.localeCompare(b, 'en'));
  return (
    <Unstyled>
      <DescriptionList
        items={names.map((name) => ({ label: name, value: withCode(accessibility[name]?.supply ?? '') }))}
      />
    </Unstyled>
  );
}
