import '@vetsync/ui/theme';
import { ComboBox } from '@vetsync/ui/components/ComboBox';
import { CommandPalette } from '@vetsync/ui/components/CommandPalette';
import { Menu } from '@vetsync/ui/components/Menu';
import { Select } from '@vetsync/ui/components/Select';
import { createRoot } from 'react-dom/client';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

const words = ['medic', 'driver', 'supply', 'signal', 'cyber', 'infantry', 'engineer', 'pilot'];
const options = Array.from({ length: 10_000 }, (_, at) => ({
  value: `o${at}`,
  label: `${words[at % words.length]} ${words[(at >> 3) % words.length]} ${at}`,
  keywords: [`${at}X`],
}));
const items = options.map(({ value, label }) => ({ id: value, label, name: label }));

/** As react-aria documents it: rows of one height, its own filter. */
function Reference() {
  return (
    <AriaComboBox defaultItems={items} allowsEmptyCollection>
      <Label>reference</Label>
      <Input />
      <Button>Show</Button>
      <Popover style={{ width: 240, background: 'white' }}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
          <ListBox<(typeof items)[number]> style={{ display: 'block', maxHeight: 400, overflow: 'auto' }}>
            {({ name }) => <ListBoxItem textValue={name}>{name}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  );
}

const shown = {
  reference: <Reference />,
  ComboBox: <ComboBox label="ComboBox" options={options} />,
  Select: <Select label="Select" options={options} />,
  Menu: <Menu label="Menu" items={items} />,
  CommandPalette: (
    <CommandPalette
      aria-label="Commands"
      groups={[
        { id: 'a', label: 'First', commands: items.slice(0, 5_000) },
        { id: 'b', label: 'Second', commands: items.slice(5_000) },
      ]}
    />
  ),
};

const name = new URLSearchParams(location.search).get('of') as keyof typeof shown;
createRoot(document.querySelector('#root')!).render(shown[name]);
