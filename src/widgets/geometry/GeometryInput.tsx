import Add from '@mui/icons-material/Add';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import { SmallSelect } from '@/engine/fields/SmallSelect';
import { useFormState } from '@/engine/form/FormState';
import { geometryShapes, isShape } from '@/engine/model/geometryShapes';
import { isEmptyValue } from '@/engine/model/transforms/emptyValue';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import type { Position } from '@/ui/map/MapProps';
import { coordinate } from '@/ui/map/coordinate';
import { JsonInput } from '../JsonInput';
import { whenLeft } from '../whenLeft';
import { drawn, FEWEST, geometryOf, type Drawn, type GeoPoint } from './geometry';
import { GeometryMap } from './GeometryMap';
import { GeometryPoint } from './GeometryPoint';
import './geometry.css';

/** A shape on a map: its points in order, placed by a click, by dragging, by arrow keys or by their coordinates. A shape that cannot be drawn is written as JSON. */
export function GeometryInput({ id, onBlur, ...props }: InputProps) {
  const { t } = useTranslation('widgets');
  const { field, value, onChange, disabled } = props;
  const { shapes, hasOthers } = geometryShapes(field.schema) ?? { shapes: [], hasOthers: true };
  const whole = useMemo(() => drawn(value), [value]);
  // RJSF makes an object without any value of a required one as soon as another field is typed in.
  const isOdd = !isEmptyValue(value) && !whole;
  const [chosen, choose] = useState<string>(() => whole?.shape ?? (isOdd ? OTHER : (shapes[0] ?? OTHER)));
  const kinds = [...shapes, ...(hasOthers || isOdd ? [OTHER] : [])];

  function change(kind: string) {
    choose(kind);
    if (isShape(kind)) onChange(geometryOf({ shape: kind, points: whole?.points ?? NONE }, value));
  }

  return (
    <div id={id} className="geometry-input" tabIndex={-1} onBlur={whenLeft(onBlur)}>
      {kinds.length > 1 && (
        <FieldFrame id={`${id}-kind`} label={t('geometry.kind')} labelPlace="above" help={undefined} message={undefined}>
          <SmallSelect id={`${id}-kind`} value={chosen} disabled={disabled} onChange={change} choices={kinds.map((kind) => ({ value: kind, label: t(`geometry.kinds.${kind}`) }))} />
        </FieldFrame>
      )}
      {isShape(chosen) && !isOdd ? <Points {...props} id={id} whole={{ shape: chosen, points: whole?.points ?? NONE }} /> : <JsonInput {...props} id={`${id}-json`} onBlur={onBlur} />}
    </div>
  );
}

/** The choice of a geometry that cannot be drawn. */
const OTHER = 'other';

const NONE: readonly GeoPoint[] = [];

function Points({ id, field, value, onChange, disabled, invalid, whole }: Omit<InputProps, 'onBlur'> & { whole: Drawn }) {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  const { shape, points } = whole;
  const isFull = shape === 'Point' && points.length > 0;
  const lacking = useEnoughPoints(field.name, whole);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [points]);

  // What a geometry says beside its points, such as its `id`, outlives the last of them, in whose place another may be put.
  const former = useRef<unknown>(undefined);

  function set(next: readonly GeoPoint[]) {
    former.current = value ?? former.current;
    onChange(geometryOf({ shape, points: next }, former.current));
  }

  const replace = (index: number, point: GeoPoint) => set(points.with(index, point));
  const swap = (index: number) => set(points.with(index, points[index + 1] ?? []).with(index + 1, points[index] ?? []));
  const rowId = (index: number) => `${id}-${index}`;

  function add(position?: Position) {
    set([...points, position ? placed(position) : ['', '']]);
    announce(t('geometry.added', { position: points.length + 1 }));
    if (!position) focusNext.current = `${rowId(points.length)}-latitude`;
  }

  function remove(index: number) {
    set(points.toSpliced(index, 1));
    announce(t('geometry.removed', { position: index + 1 }));
    focusNext.current = `${id}-add`;
  }

  return (
    <>
      <GeometryMap {...whole} label={field.label} {...(!disabled && { onMove: (index: number, position: Position) => replace(index, placed(position, points[index])), onPoint: isFull ? undefined : add })} />
      <p className="field-note">{t('geometry.hint')}</p>
      {points.map((point, index) => (
        <GeometryPoint
          // A point is known by its place alone, and its boxes take over the text of whichever stands there.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          id={rowId(index)}
          point={point}
          position={index + 1}
          disabled={disabled}
          invalid={invalid}
          onChange={(changed) => replace(index, changed)}
          onRemove={() => remove(index)}
          onUp={index > 0 ? () => swap(index - 1) : undefined}
          onDown={index < points.length - 1 ? () => swap(index) : undefined}
        />
      ))}
      {lacking !== undefined && <p className="field-note">{lacking}</p>}
      {!isFull && (
        <Button id={`${id}-add`} startIcon={<Add />} disabled={disabled} onClick={() => add()} style={{ justifySelf: 'start' }}>
          {t('geometry.add')}
        </Button>
      )}
    </>
  );
}

/** Where a point was placed on the map, with what GeoJSON has after its coordinates, such as a height. */
function placed([latitude, longitude]: Position, [, , ...others]: GeoPoint = []): GeoPoint {
  return [coordinate(longitude), coordinate(latitude), ...others];
}

/** Reports a line or an area with too few points, which many schemas would accept, and gives the text that says so. */
function useEnoughPoints(name: string, { shape, points }: Drawn): string | undefined {
  const { t } = useTranslation('widgets');
  const { reportFault } = useFormState();
  const text = points.length > 0 && points.length < FEWEST[shape] ? t(`geometry.few.${shape}`) : undefined;
  useEffect(() => (text === undefined ? undefined : reportFault(name, text)), [reportFault, name, text]);
  return text;
}
