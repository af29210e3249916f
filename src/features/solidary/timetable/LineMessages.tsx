import FormHelperText from '@mui/material/FormHelperText';
import { messageId } from '@/engine/fields/FieldFrame';
import { controlId, useFormState } from '@/engine/form/FormState';
import type { TimetableColumns } from './columns';

/** What is wrong with a line, under the table: there is no room in its cells, which refer to it. */
export function LineMessages({ columns: { list, times }, path }: { columns: TimetableColumns; path: string }) {
  const { messages } = useFormState();
  const parts = [list, ...times.map(({ name }) => name)].map((part) => `${path}.${part}`);
  return parts
    .filter((part) => messages.has(part))
    .map((part) => (
      <FormHelperText key={part} error id={messageId(controlId(part))} sx={{ m: 0, fontWeight: 600 }}>
        {messages.get(part)}
      </FormHelperText>
    ));
}
