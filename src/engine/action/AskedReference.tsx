import { useEffect, useMemo, type ComponentType } from 'react';
import { useEngine, useEntity } from '../data/EngineContext';
import { describedBy, FieldFrame } from '../fields/FieldFrame';
import type { Entity } from '../model/Resource';
import type { InputProps, WidgetField } from '../model/Widget';

interface AskedReferenceProps {
  id: string;
  entity: Entity;
  /** The resource whose records are searched. */
  resource: string;
  label: string;
  value: unknown;
  message: string | undefined;
  onChange: (value: unknown) => void;
}

/** A search box for a record of another entity. It suspends until it can be used, then takes the focus. */
export function AskedReference({ id, entity, resource, label, value, message, onChange }: AskedReferenceProps) {
  useEntity(resource);
  const Input = useEngine().widgets['reference']?.Input as ComponentType<InputProps>;
  const field = useMemo<WidgetField>(() => ({ entity, name: 'asked', schema: { type: 'integer' }, label, options: { resource } }), [entity, label, resource]);
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  return (
    <FieldFrame id={id} label={label} labelPlace="above" help={undefined} message={message}>
      <Input
        id={id}
        field={field}
        value={value}
        required
        disabled={false}
        invalid={message !== undefined}
        describedBy={describedBy(id, { message })}
        mode="create"
        onChange={onChange}
        onBlur={() => undefined}
      />
    </FieldFrame>
  );
}
