import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { segment as segmentStyle } from './Segments.css.ts';

interface SegmentsProps {
  className: string;
  /** Which end of a range. */
  slot?: 'start' | 'end';
}

/** The parts of a date or time, such as month, day and year. Their order and separators follow the locale. */
export function Segments(props: SegmentsProps) {
  return (
    <DateInput {...props}>
      {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
    </DateInput>
  );
}
