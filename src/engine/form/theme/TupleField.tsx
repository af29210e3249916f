import { getUiOptions, toFieldPathId, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { describedBy, FieldHelp, FieldMessage } from '../../fields/FieldFrame';
import { itemLabel, pathLabel, wordsPath } from '../../fields/pathLabel';
import { RequiredMark } from '../../fields/RequiredMark';
import { isGroup, leastPlaces, placesOf } from '../../model/placesOf';
import type { Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { hasType } from '../../model/widgetName';
import { useFieldStates, useFormState } from '../FormState';
import { EngineField } from './EngineField';
import './group.css';
import { useIsMarked } from './marks';

type TupleProps = FieldProps<unknown, RJSFSchema>;

/** A list whose places each have a meaning: a group with a box, or a group of boxes, for each place. A value with more items than places is edited as JSON, so that no item is lost. */
export function TupleField(props: TupleProps) {
  const { schema, formData } = props;
  const places = placesOf(schema as Schema);
  const fits = formData === undefined || formData === null || (Array.isArray(formData) && formData.length <= (places?.length ?? 0));
  return places && fits ? <Places {...props} places={places} /> : <EngineField {...props} />;
}

function Places(props: TupleProps & { places: readonly Schema[] }) {
  const { places, schema, uiSchema, fieldPathId, formData, required, registry } = props;
  const { mode, labels } = useFormState();
  const { messages } = useFieldStates();
  const { $id, path } = fieldPathId;
  const name = path.join('.');
  const [help, message] = [labels.help(wordsPath(name), mode), messages.get(name)];
  const list: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const inner = (uiSchema?.['places'] ?? []) as UiSchema<unknown>[];
  const least = leastPlaces(schema as Schema);
  const handleChange = useSetPlace(props, list, least);
  const isMarked = useIsMarked(path, schema as Schema, required);
  const { t } = useTranslation('form');

  return (
    <fieldset id={$id} tabIndex={-1} aria-describedby={describedBy($id, { help, message })} className="field form-group form-tuple">
      <legend className="field-label">
        {getUiOptions(uiSchema).title || pathLabel(name, labels, t)}
        {isMarked && <RequiredMark />}
      </legend>
      <FieldHelp id={$id} text={help} />
      <div className="form-places">
        {places.map((place, index) => (
          <Place
            // The places of a tuple never move.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...props}
            uiSchema={isGroup(place) ? { ...inner[index], 'ui:title': itemLabel(`${name}.${index}`, labels, t) } : {}}
            schema={place as RJSFSchema}
            fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
            formData={list[index]}
            required={index < least && (required === true || list.length > 0)}
            onChange={handleChange}
          />
        ))}
      </div>
      <FieldMessage id={$id} text={message} />
    </fieldset>
  );
}

/** One place: the fields of an object, which RJSF renders, or the box of a value. */
function Place(props: TupleProps) {
  const { SchemaField } = props.registry.fields;
  return isGroup(props.schema as Schema) && SchemaField ? <SchemaField {...props} /> : <EngineField {...props} />;
}

/** Changes one place. Two boxes may report before the form is rendered again, so each change starts from the list that the one before has made. */
function useSetPlace({ places, onChange, fieldPathId }: TupleProps & { places: readonly Schema[] }, list: readonly unknown[], least: number): TupleProps['onChange'] {
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  return useCallback<TupleProps['onChange']>(
    (value, path) => {
      const [place, ...inner] = path.slice(fieldPathId.path.length);
      const index = Number(place);
      const next = withPlace(latest.current, { index, value: valueWith(latest.current[index], inner, value), places, least });
      latest.current = next ?? [];
      onChange(next, fieldPathId.path);
    },
    [onChange, fieldPathId.path, places, least],
  );
}

/** A value with the part at a path inside it replaced. */
function valueWith(whole: unknown, [part, ...inner]: readonly (string | number)[], value: unknown): unknown {
  if (part === undefined) return value;
  if (typeof part === 'string') return { ...(isPlainObject(whole) && whole), [part]: valueWith(isPlainObject(whole) ? whole[part] : undefined, inner, value) };
  const list: readonly unknown[] = Array.isArray(whole) ? whole : [];
  return Object.assign([...list], { [part]: valueWith(list[part], inner, value) });
}

interface Change {
  index: number;
  value: unknown;
  places: readonly Schema[];
  /** The fewest items that the list may have. */
  least: number;
}

/**
 * A list with one of its places changed, no longer than its last filled place or its least length; `undefined` when nothing is left. An empty place becomes `null`
 * where its schema allows that, `false` where it is a tick box, and otherwise `undefined`, which its schema refuses.
 */
function withPlace(list: readonly unknown[], { index, value, places, least }: Change): unknown[] | undefined {
  const filled = places.map((_place, at) => (at === index ? value : list[at]));
  const onlyBoxes = places.every((place) => hasType(place, 'boolean'));
  // A tick box that is not ticked beside empty boxes counts as empty, as nobody has filled it in.
  const isGiven = (one: unknown) => !isEmptyValue(one) && (onlyBoxes || one !== false);
  const used = filled.findLastIndex(isGiven) + 1;
  if (used === 0) return undefined;
  return filled.slice(0, Math.max(used, least)).map((one, at) => (isEmptyValue(one) ? leftEmpty(places[at] ?? {}) : one));
}

function leftEmpty(place: Schema): false | null | undefined {
  if (hasType(place, 'null')) return null;
  return hasType(place, 'boolean') ? false : undefined;
}
