import RjsfArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { createContext, use, useCallback, type ComponentType } from 'react';

/** It declares an array where fields are handed anything. */
const ArrayField = RjsfArrayField as ComponentType<FieldProps<unknown, RJSFSchema>>;

const SetListContext = createContext<(list: unknown[]) => void>(() => undefined);

/** RJSF's own list, whose template may also put back what was removed. */
export function ListField(props: FieldProps<unknown, RJSFSchema>) {
  const { onChange, fieldPathId } = props;
  const set = useCallback((list: unknown[]) => onChange(list, fieldPathId.path), [onChange, fieldPathId.path]);

  return (
    <SetListContext value={set}>
      <ArrayField {...props} />
    </SetListContext>
  );
}

/** Replaces the whole list that a template draws. */
export function useSetList(): (list: unknown[]) => void {
  return use(SetListContext);
}
