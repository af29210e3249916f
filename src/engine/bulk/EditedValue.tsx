import Box from '@mui/material/Box';
import { useMemo, type ComponentType } from 'react';
import { PartBoundary } from '@/ui/PartBoundary';
import { useEngine } from '../data/EngineContext';
import { describedBy, FieldFrame } from '../fields/FieldFrame';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { InputProps } from '../model/Widget';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';

interface EditedValueProps {
  id: string;
  entity: EntityBody;
  field: string;
  value: unknown;
  required: boolean;
  message: string | undefined;
  onChange: (value: unknown) => void;
}

/** The field as in the form of a single record. */
export function EditedValue({ id, entity, field: name, value, required, message, onChange }: EditedValueProps) {
  const labels = useLabels(entity.resource);
  const widget = useEngine().widgets[widgetName(entity, name)];
  const field = useMemo(() => widgetField(entity, name, labels.field(name)), [entity, name, labels]);
  const help = labels.help(name, 'edit');
  const Input = widget?.Input as ComponentType<InputProps>;

  return (
    <FieldFrame id={id} label={field.label} labelPlace={widget?.labelPlace?.(field) ?? 'above'} required help={help} message={message}>
      <PartBoundary fallback={<Box sx={{ height: 40 }} />}>
        <Input
          id={id}
          field={field}
          value={value}
          required={required}
          disabled={false}
          invalid={message !== undefined}
          describedBy={describedBy(id, { help, message })}
          mode="edit"
          onChange={onChange}
          onBlur={() => undefined}
        />
      </PartBoundary>
    </FieldFrame>
  );
}
