import { useMemo } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';
import { drawn, geometryText } from './geometry';
import { GeometryMap } from './GeometryMap';
import './geometry.css';

/** A geometry in words and, where it can be drawn, on a map. */
export function GeometryDisplay({ field, value, brief }: DisplayProps) {
  const context = useTextContext();
  const whole = useMemo(() => drawn(value), [value]);
  return (
    <div className="geometry">
      <div>{geometryText(value, field, context)}</div>
      {whole && !brief && <GeometryMap {...whole} label={field.label} />}
    </div>
  );
}
