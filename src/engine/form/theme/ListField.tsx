import RjsfArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { createContext, use, useCallback, type ComponentType } from 'react';
import { presetsOf } from '../values/presets';
import type { Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { resolvedSchema } from '../../model/widgetName';
import { useFormState } from '../FormState';

/** RJSF's type accepts arrays only, but a field receives whatever the record has. */
const ArrayField = RjsfArrayField as ComponentType<FieldProps<unknown, RJSFSchema>>;

const SetListContext = createContext<(list: unknown[]) => void>(() => undefined);

/** RJSF's own list field, extended: its template may put back removed items, and new items start with the defaults of their schema. */
export function ListField(props: FieldProps<unknown, RJSFSchema>) {
  const { onChange, fieldPathId } = props;
  const { entity } = useFormState();
  const set = useCallback((list: unknown[]) => onChange(list, fieldPathId.path), [onChange, fieldPathId.path]);
  const { items } = props.schema as Schema;
  const handleChange = useCallback<typeof onChange>(
    (value, path, ...rest) => {
      // Fields inside the items report through the same function, with a longer path.
      const isList = path.length === fieldPathId.path.length && Array.isArray(value);
      onChange(isList ? withPresets(value, resolvedSchema(entity.schema, items ?? {})) : value, path, ...rest);
    },
    [onChange, fieldPathId.path, entity, items],
  );

  return (
    <SetListContext value={set}>
      <ArrayField {...props} onChange={handleChange} />
    </SetListContext>
  );
}

/** Replaces the whole list that a template renders. */
export function useSetList(): (list: unknown[]) => void {
  return use(SetListContext);
}

/** RJSF adds empty items. They get the defaults of their schema here, because RJSF's own defaults would make an untouched record look changed. */
function withPresets(list: readonly unknown[], item: Schema): unknown[] {
  const presets = presetsOf(item);
  return Object.keys(presets).length === 0 ? [...list] : list.map((one) => (isEmptyValue(one) ? { ...presets } : one));
}
