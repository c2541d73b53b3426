import { useEffect, useId, useRef } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { useControlledState } from '../Box/useControlledState.ts';
import { field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { circle, fill, line, output, range, thumb, track } from './Slider.css.ts';
import { useWords } from '../../language/useWords.ts';
import { sliderWords } from './Slider.words.ts';

/** The values of two thumbs. */
export type SliderRange = readonly [start: number, end: number];
type Changed<Value> = Value extends number ? number : SliderRange;

type OwnState = 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'orientation';

export interface SliderProps<Value extends number | SliderRange = number>
  extends
    Pick<FieldProps, 'label' | 'isLabelHidden' | 'name' | 'help' | 'error' | 'isDisabled'>,
    Omit<FieldRootProps<typeof AriaSlider>, OwnState> {
  /** A number, or `[start, end]` for two thumbs. Leave it out to let the slider keep its value. */
  value?: Value;
  /** The value at first, if the slider keeps it. @default minValue */
  defaultValue?: Value;
  /** Called on every move. */
  onChange?: (value: Changed<Value>) => void;
  /** Called once when a move ends, for something slow such as a search. */
  onChangeEnd?: (value: Changed<Value>) => void;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** @default 1 */
  step?: number;
  /** Currency, percent, unit or decimals, as `Intl.NumberFormat` takes them. The locale is react-aria's. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Names of two thumbs. @default ['Minimum', 'Maximum'] */
  thumbLabels?: readonly [start: string, end: string];
  /** Names of two thumbs' values in a form; one thumb takes `name`. */
  startName?: string;
  endName?: string;
  /** The `id` of a form elsewhere on the page that the value belongs to. */
  form?: string;
  /** Focusable, but can't be changed. @default false */
  isReadOnly?: boolean;
}

const listed = (value: number | SliderRange) => (typeof value === 'number' ? [value] : [...value]);

/**
 * A number within a range, or the two ends of a range. Arrow keys move the focused thumb by one step, Page Up and Page
 * Down by more, Home and End to its limits. It always has a value, so it can't be required.
 */
export function Slider<Value extends number | SliderRange>({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  thumbLabels,
  startName,
  endName,
  form,
  isReadOnly = false,
  ...props
}: SliderProps<Value>) {
  const words = useWords(sliderWords);
  const labels = thumbLabels ?? [words.start, words.end];
  const { parts, root } = splitFieldProps(props);
  const {
    name,
    isInvalid,
    isRequired: _needless,
    validationBehavior: _aria,
    'aria-describedby': describedBy,
    ...rest
  } = root;
  const start = defaultValue ?? ((props.minValue ?? 0) as Value);
  const [shown, show] = useControlledState<number | SliderRange>(value, start, (changed) =>
    onChange?.(changed as Changed<Value>),
  );
  const values = listed(shown);
  const isRange = values.length > 1;
  const fromAria = (changed: number[]) => (isRange ? [changed[0]!, changed[1]!] : changed[0]!) as SliderRange;
  const ownId = useId();
  const ids = { help: `${ownId}-help`, error: `${ownId}-error` };
  const described = [parts.help && ids.help, parts.error && ids.error, describedBy].filter(Boolean).join(' ');
  const names = isRange ? [startName, endName] : [name];
  return (
    <AriaSlider
      data-component="Slider"
      {...rest}
      id={useFieldId(name, props.id)}
      value={values}
      defaultValue={listed(start)}
      onChange={isReadOnly ? undefined : (changed) => show(fromAria(changed))}
      onChangeEnd={isReadOnly ? undefined : (changed) => onChangeEnd?.(fromAria(changed) as Changed<Value>)}
      aria-describedby={described || undefined}
      className={field}
      data-invalid={isInvalid || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <Provider
        values={[
          [TextContext, { slots: { description: { id: ids.help }, errorMessage: { id: ids.error } } }],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: {} as ValidityState }],
        ]}
      >
        <FieldParts {...parts}>
          <SliderOutput className={output} />
          <SliderTrack className={track}>
            <div className={line}>
              <div className={range}>
                <SliderFill className={fill({ thumbs: isRange ? 'two' : 'one' })} />
              </div>
            </div>
            {values.map((_value, index) => (
              <Thumb
                // Thumbs never change places.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                index={index}
                name={names[index]}
                form={form}
                label={isRange ? labels[index] : undefined}
                isInvalid={isInvalid}
                isReadOnly={isReadOnly}
              />
            ))}
          </SliderTrack>
        </FieldParts>
      </Provider>
    </AriaSlider>
  );
}

interface ThumbProps {
  index: number;
  name: string | undefined;
  form: string | undefined;
  label: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
}

function Thumb({ label, isReadOnly, ...thumbProps }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // react-aria's slider can't be read-only, and a range input has no attribute for it.
  useEffect(() => {
    if (isReadOnly) input.current?.setAttribute('aria-readonly', 'true');
    else input.current?.removeAttribute('aria-readonly');
  }, [isReadOnly]);
  return (
    <SliderThumb {...thumbProps} className={thumb} inputRef={input} aria-label={label}>
      <div className={circle} />
    </SliderThumb>
  );
}
