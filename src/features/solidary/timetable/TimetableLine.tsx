import Close from '@mui/icons-material/Close';
import { messageId } from '@/engine/fields/FieldFrame';
import { controlId, useFieldStates, useFormState } from '@/engine/form/FormState';
import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import { parseTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { Tick } from '@/ui/Tick';
import { BufferedInput } from '@/widgets/BufferedInput';
import { textValue, typedText } from '@/widgets/textValue';
import { withDay, type TimetableColumns } from './columns';

interface TimetableLineProps {
  field: WidgetField;
  columns: TimetableColumns;
  /** The path with dots: `hours.0`. */
  path: string;
  name: string;
  line: RecordData;
  /** The days that other lines have, each with the name of its line; `taken.reason` is the id of the text that explains this. */
  taken: { days: ReadonlyMap<string, string>; reason: string };
  /** The id of an error about all lines together; while there is one, every cell counts as wrong. */
  ofAll: string | undefined;
  disabled: boolean;
  onChange(line: RecordData): void;
  onRemove(): void;
}

/** One timetable. Each cell is named after its line and its column. */
export function TimetableLine({ field, columns, path, name, line, taken, ofAll, disabled, onChange, onRemove }: TimetableLineProps) {
  const { t } = useTranslation('widgets');
  const { labels, leave } = useFormState();
  const { messages } = useFieldStates();
  const { list, days, times } = columns;
  const cell = (column: string) => t('timetable.cell', { line: name, column });
  const held: unknown[] = Array.isArray(line[list]) ? line[list] : [];
  const wrong = (part: string) => {
    const at = `${path}.${part}`;
    const ids = [messages.has(at) && messageId(controlId(at)), ofAll].filter(Boolean);
    return { invalid: ids.length > 0, describedBy: ids.join(' ') || undefined, onBlur: () => leave(at) };
  };
  const ofDays = wrong(list);

  return (
    <tr>
      <th scope="row">{name}</th>
      {days.map((day, index) => (
        <td key={day}>
          <DayBox
            id={index === 0 ? controlId(`${path}.${list}`) : `${controlId(`${path}.${list}`)}-${index}`}
            label={cell(labels.choice(`${field.name}.${list}`, day))}
            checked={held.includes(day)}
            // A day that came in two lines can be removed from either.
            holder={held.includes(day) ? undefined : taken.days.get(day)}
            reason={taken.reason}
            wrong={ofDays}
            disabled={disabled}
            onToggle={() => onChange({ ...line, [list]: withDay(held, day, columns) })}
          />
        </td>
      ))}
      {times.map(({ name: time, isRequired }) => (
        <td key={time}>
          <BufferedInput
            {...wrong(time)}
            id={controlId(`${path}.${time}`)}
            label={cell(labels.field(`${field.name}.${time}`))}
            text={textValue(line[time]) ?? ''}
            onText={(text) => onChange({ ...line, [time]: parseTime(text) ?? typedText(text) })}
            required={isRequired}
            disabled={disabled}
            attributes={{ inputMode: 'numeric', placeholder: '08:30' }}
            maxWidth={96}
          />
        </td>
      ))}
      <td>
        <IconButton size="small" aria-label={t('form:list.remove', { label: name })} disabled={disabled} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </td>
    </tr>
  );
}

interface DayBoxProps {
  id: string;
  /** The names of its line and its day. */
  label: string;
  checked: boolean;
  /** The name of the line that already has the day. */
  holder: string | undefined;
  reason: string;
  wrong: { invalid: boolean; describedBy: string | undefined };
  disabled: boolean;
  onToggle(): void;
}

/** A day of a timetable. A day that another line has can still be focused, so that its reason can be read, but not ticked. */
export function DayBox({ id, label, checked, holder, reason, wrong, disabled, onToggle }: DayBoxProps) {
  const { t } = useTranslation('widgets');
  const isTaken = holder !== undefined;
  const name = isTaken ? t('timetable.taken', { cell: label, line: holder }) : label;

  return (
    <Tick
      id={id}
      title={isTaken ? name : undefined}
      checked={checked}
      disabled={disabled}
      aria-label={name}
      aria-describedby={[wrong.describedBy, isTaken && reason].filter(Boolean).join(' ') || undefined}
      aria-invalid={wrong.invalid}
      aria-disabled={isTaken || undefined}
      onChange={() => !isTaken && onToggle()}
    />
  );
}
