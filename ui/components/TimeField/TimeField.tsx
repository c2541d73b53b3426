import { use } from 'react';
import { TimeField as AriaTimeField, TimeFieldStateContext } from 'react-aria-components/TimeField';
import type { TimeValue } from 'react-aria-components/TimeField';
import { control, field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps } from '../Field/Field.tsx';
import type { FieldProps, FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { group } from '../Field/group.css.ts';
import { segmentedField, segments } from '../Field/Segments.css.ts';
import { Segments } from '../Field/Segments.tsx';
import { parseTime } from '@internationalized/date';
import type { Time } from '@internationalized/date';

/** A time of day as `HH:mm`, from `00:00` to `23:59`. */
type TimeOfDay = string;

const wellFormed = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Null for anything else, such as ''. */
export const parseTimeOfDay = (text: TimeOfDay): Time | null =>
  wellFormed.test(text) ? parseTime(text) : null;

export const formatTimeOfDay = ({ hour, minute }: Pick<Time, 'hour' | 'minute'>): TimeOfDay =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');

type OwnState =
  | 'value'
  | 'defaultValue'
  | 'placeholderValue'
  | 'onChange'
  | 'granularity'
  | 'minValue'
  | 'maxValue';

export interface TimeFieldProps extends FieldProps, Omit<FieldRootProps<typeof AriaTimeField>, OwnState> {
  /**
   * Controlled value as `HH:mm`, in 24 hours; null, or anything that isn't a time, is empty. Leave it out to let the
   * field keep its value.
   */
  value?: TimeOfDay | null;
  /** The value at first, if the field keeps it. */
  defaultValue?: TimeOfDay;
  /** Called with each complete time, and with null when it has been emptied. A half-typed time changes nothing. */
  onChange?: (value: TimeOfDay | null) => void;
  /** Where Up and Down start in an empty field. @default '00:00' */
  placeholderValue?: TimeOfDay;
  /** Twelve hours with AM and PM, or 24. @default the locale's */
  hourCycle?: 12 | 24;
  /** Focusable, but can't be changed. @default false */
  isReadOnly?: boolean;
}

/**
 * A time of day. Each part can be typed, or changed with Up and Down; Left and Right move between them. The locale is
 * react-aria's. If only some times can be chosen, use `Select`.
 */
export function TimeField({
  value,
  defaultValue,
  placeholderValue,
  onChange,
  name,
  ...props
}: TimeFieldProps) {
  const { parts, root } = splitFieldProps(props);
  return (
    <AriaTimeField<TimeValue>
      data-component="TimeField"
      {...root}
      id={useFieldId(name, props.id)}
      value={value ? parseTimeOfDay(value) : value === undefined ? undefined : null}
      defaultValue={defaultValue ? parseTimeOfDay(defaultValue) : undefined}
      placeholderValue={(placeholderValue && parseTimeOfDay(placeholderValue)) || undefined}
      onChange={(time) => onChange?.(time && formatTimeOfDay(time))}
      className={field}
    >
      <FieldParts {...parts}>
        <Segments className={`${control()} ${group} ${segments} ${segmentedField}`} />
        {name && <SubmittedTime name={name} form={props.form} isDisabled={props.isDisabled} />}
      </FieldParts>
    </AriaTimeField>
  );
}

type SubmittedTimeProps = Pick<TimeFieldProps, 'name' | 'form' | 'isDisabled'>;

/** What a native form submits. react-aria's own value has seconds. */
function SubmittedTime({ isDisabled, ...attributes }: SubmittedTimeProps) {
  const time = use(TimeFieldStateContext)?.timeValue;
  return (
    <input type="hidden" {...attributes} value={time ? formatTimeOfDay(time) : ''} disabled={isDisabled} />
  );
}
