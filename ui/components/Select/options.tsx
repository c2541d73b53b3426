import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon.tsx';
import { option as optionStyle, optionHelp, optionText, section } from './Select.css.ts';
import { placed, placesOf } from './places.tsx';
import type { SelectOption } from './Select.types.ts';

interface Section<Option> {
  id: string;
  label: string;
  options: Option[];
}
export type OptionEntry<Option> = Option | Section<Option>;

/** Options that follow each other in a section, together. */
export function entriesOf<Option extends SelectOption>(
  options: readonly Option[],
): readonly OptionEntry<Option>[] {
  if (!options.some((each) => each.section)) return options;
  const entries: OptionEntry<Option>[] = [];
  for (const each of options) {
    const last = entries.at(-1);
    if (each.section === undefined) entries.push(each);
    else if (last && 'options' in last && last.label === each.section) last.options.push(each);
    else entries.push({ id: `section ${entries.length}`, label: each.section, options: [each] });
  }
  return entries;
}

/** The places of options in sections. Without sections, react-aria has them. */
export const placesIn = (entries: readonly OptionEntry<SelectOption>[]) =>
  entries.some((entry) => 'options' in entry)
    ? placesOf(
        entries.flatMap((entry) => ('options' in entry ? entry.options : [entry])).map(({ value }) => value),
      )
    : null;

/** The first options, and those of these values. All, if there is no limit. */
export const firstOf = <Option extends SelectOption>(
  options: readonly Option[],
  limit: number,
  values: readonly (string | undefined)[],
): readonly Option[] =>
  limit < options.length ? options.filter(({ value }, at) => at < limit || values.includes(value)) : options;

/** Draws options and sections of them, with the content that a field's parent gives them. */
export function drawEntry<Option extends SelectOption>(content?: (option: Option) => ReactNode) {
  const drawOption = (each: Option) => (
    <ListBoxItem
      id={each.value}
      textValue={each.label}
      lang={each.lang}
      className={optionStyle}
      render={placed(each.value)}
    >
      {({ isSelected }) => (
        <>
          {isSelected && <Icon of={Check} />}
          <span className={optionText}>
            {content?.(each) ?? (
              <>
                {each.label}
                {each.help && <span className={optionHelp}>{each.help}</span>}
              </>
            )}
          </span>
        </>
      )}
    </ListBoxItem>
  );
  return (entry: OptionEntry<Option>) =>
    'options' in entry ? (
      <ListBoxSection id={entry.id}>
        <Header className={section}>{entry.label}</Header>
        <Collection items={entry.options} dependencies={[content]}>
          {drawOption}
        </Collection>
      </ListBoxSection>
    ) : (
      drawOption(entry)
    );
}
