import { Button } from '@vetsync/ui/components/Button';
import { HoverCard } from '@vetsync/ui/components/HoverCard';
import { Popover } from '@vetsync/ui/components/Popover';
import Plus from 'lucide-react/icons/plus';

/* Checked by `tsc`: each `@ts-expect-error` fails if the line below it compiles. */

export const named = (
  <>
    <Button>Add</Button>
    <Button icon={Plus}>Add</Button>
    <Button aria-label="Add a row">Add</Button>
    <Button icon={Plus} aria-label="Add" />
    <Button onPress={({ pointerType, shiftKey }) => [pointerType, shiftKey]}>Add</Button>
    <Button ref={(element: HTMLButtonElement | null) => element?.focus()} data-testid="add" form="rows">
      Add
    </Button>
  </>
);

export const opening = (
  <>
    <Popover label="Filters" button={{ icon: Plus, children: 'Filters' }}>
      Inside
    </Popover>
    {/* @ts-expect-error: what opens is a button. */}
    <Popover label="Filters" button={<div>Filters</div>}>
      Inside
    </Popover>
    {/* @ts-expect-error: a button needs a name. */}
    <Popover label="Filters" button={{ icon: Plus }}>
      Inside
    </Popover>
    <HoverCard label="Dana" link={{ href: '/dana', children: 'Dana' }}>
      Inside
    </HoverCard>
    {/* @ts-expect-error: what opens is a link. */}
    <HoverCard label="Dana" link={<span>Dana</span>}>
      Inside
    </HoverCard>
  </>
);

export const unnamed = (
  <>
    {/* @ts-expect-error: an icon alone needs an accessible name. */}
    <Button icon={Plus} />
    {/* @ts-expect-error: without a label or an icon, nothing is visible. */}
    <Button aria-label="Add" />
    {/* @ts-expect-error: this label is empty. */}
    <Button icon={Plus}>{null}</Button>
  </>
);

export const styled = (
  <>
    {/* @ts-expect-error: looks come from the theme. */}
    <Button className="mine">Add</Button>
    {/* @ts-expect-error: looks come from the theme. */}
    <Button style={{ color: 'red' }}>Add</Button>
  </>
);
