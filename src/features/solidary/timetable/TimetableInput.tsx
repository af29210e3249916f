import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { FieldMessage, messageId } from '@/engine/fields/FieldFrame';
import { RequiredMark } from '@/engine/fields/RequiredMark';
import { controlId, useFieldStates, useFormState } from '@/engine/form/FormState';
import type { RecordData } from '@/engine/model/Schema';
import { plainObjects } from '@/engine/model/transforms/plainObject';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { takenDays, timetableColumns, type TimetableColumns } from './columns';
import { TimetableLine } from './TimetableLine';

/**
 * The hours of a week in one table: a line for each timetable, with a checkbox for each day and its times. On a telephone the table scrolls
 * sideways in its own box, and the names of the lines stay in sight.
 */
export function TimetableInput({ id, field, value, onChange, disabled, invalid, describedBy }: InputProps<RecordData[]>) {
  const { t } = useTranslation('form');
  const { labels } = useFormState();
  const columns = timetableColumns(field);
  const lines = plainObjects(value);
  const nameOf = (index: number) => labels.item(field.name, { position: index + 1, outer: undefined }) ?? String(index + 1);
  const dayId = (index: number) => controlId(`${field.name}.${index}.${columns.list}`);

  const taken = lines.map((_line, index) => takenDays(lines, index, columns));
  const reason = `${id}-once`;
  const takenIn = (index: number) => new Map([...(taken[index] ?? [])].map(([day, at]) => [day, nameOf(at)] as const));

  function remove(removed: number) {
    onChange(lines.filter((_line, index) => index !== removed));
    // The focused line is gone, so the focus goes to the line in its place, or to the button that adds one (rule focus.kept).
    focusSoon(lines.length > 1 ? dayId(Math.min(removed, lines.length - 2)) : id);
  }

  function add() {
    onChange([...lines, {}]);
    focusSoon(dayId(lines.length));
  }

  return (
    <>
      {lines.length > 0 && (
        // The box is positioned, because text for screen readers only would otherwise widen the page.
        <Box sx={{ position: 'relative', overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Box component="table" aria-label={field.label} sx={tableStyle}>
            <ColumnTitles field={field} columns={columns} />
            <tbody>
              {lines.map((line, index) => (
                <TimetableLine
                  // oxlint-disable-next-line react/no-array-index-key -- a line has no other name
                  key={index}
                  field={field}
                  columns={columns}
                  path={`${field.name}.${index}`}
                  name={nameOf(index)}
                  line={line}
                  taken={{ days: takenIn(index), reason }}
                  ofAll={invalid ? messageId(id) : undefined}
                  disabled={disabled}
                  onChange={(changed) => onChange(lines.map((one, at) => (at === index ? changed : one)))}
                  onRemove={() => remove(index)}
                />
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {taken.some((days) => days.size > 0) && (
        <p id={reason} className="field-note">
          {t('widgets:timetable.once')}
        </p>
      )}
      {lines.map((_line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other name
        <LineMessages key={index} columns={columns} path={`${field.name}.${index}`} />
      ))}
      <Box>
        <Button id={id} aria-describedby={describedBy} startIcon={<Add />} disabled={disabled} onClick={add}>
          {labels.adding(field.name, { position: lines.length + 1, outer: undefined }) ?? t('list.add', { label: nameOf(lines.length) })}
        </Button>
      </Box>
    </>
  );
}

function ColumnTitles({ field, columns }: { field: WidgetField; columns: TimetableColumns }) {
  const { t } = useTranslation('form');
  const { labels } = useFormState();
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{field.label}</VisuallyHidden>
        </th>
        {columns.days.map((day) => (
          <th key={day} scope="col">
            {labels.choice(`${field.name}.${columns.list}`, day)}
          </th>
        ))}
        {columns.times.map(({ name, isRequired }) => (
          <th key={name} scope="col">
            {labels.field(`${field.name}.${name}`)}
            {isRequired && <RequiredMark />}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{t('otherActions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** Moves the focus after the next rendering. */
function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  '& th': { fontWeight: 400, typography: 'body2', color: 'text.secondary', px: 0.5, py: 1, textAlign: 'center' },
  // The headings of times may wrap, so that the button at the end of a line stays in sight.
  '& th[scope=row]': { whiteSpace: 'nowrap' },
  '& th[scope=row], & th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', textAlign: 'left', color: 'text.primary', px: 1.25 },
  '& td': { textAlign: 'center', px: 0.5, py: 0.5 },
  // A cell is wide enough for a whole time, on a telephone too.
  '& td:has([inputmode=numeric])': { minWidth: 79 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
};

/** The errors of a line, below the table: the cells have no room for them and refer to them. */
function LineMessages({ columns: { list, times }, path }: { columns: TimetableColumns; path: string }) {
  const { messages } = useFieldStates();
  const parts = [list, ...times.map(({ name }) => name)].map((part) => `${path}.${part}`);
  return parts
    .filter((part) => messages.has(part))
    .map((part) => <FieldMessage key={part} id={controlId(part)} text={messages.get(part)} />);
}
