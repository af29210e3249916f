import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import type { FieldProps, MultiSchemaFieldTemplateProps, Registry, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { createContext, isValidElement, use, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { alternativesKey, branchKey, placeOfAlternatives } from '../../fields/alternativesKey';
import { describedBy, FieldFrame } from '../../fields/FieldFrame';
import { isItem, pathLabel, wordsPath } from '../../fields/pathLabel';
import { useFormRecord } from '../../fields/FormRecord';
import { SmallSelect } from '../../fields/SmallSelect';
import { useFieldText } from '../../fields/useFieldText';
import { isChoiceOfKinds, propertiesOf, tellingField } from '../../model/broughtFields';
import type { RecordData, Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { withoutKeys } from '../../model/transforms/withoutKeys';
import { useFieldStates, useFormState } from '../FormState';
import { BranchContext, useBranchAt } from './Branch';
import { useIsMarked } from './marks';
import { asksForValue, distinctValues, foreignTo, hasOtherFields, isOfKind, isWithoutBoxes, mayBe, withMissing } from '../values/shownAlternatives';

type AlternativesProps = FieldProps<unknown, RJSFSchema> & { options: Schema[] };

/** RJSF's type accepts any data, so the props are narrowed here. */
const RjsfAlternatives = MultiSchemaField as unknown as ComponentType<AlternativesProps>;

interface Alternatives {
  options: readonly Schema[];
  /** The schema that contains the alternatives. */
  around: Schema;
  keyword: string;
  key: string;
  /** What the key begins with, and what the alternative around these is called; absent where no alternative has them. */
  within: { key: string; name: string | undefined } | undefined;
  /** Whether a field of the object decides which alternative holds, and has no value yet. */
  isOpen: boolean;
  isTold: boolean;
  isMarked: boolean;
  /**
   * Whether no alternative holds before the operator chooses one, as one of them has no box in which anything could be typed. Where one has to be given, the first
   * holds if it cannot be sent before something is typed for it.
   */
  mayBeNone: boolean;
  /** The value that is there. */
  value: unknown;
  leave(from: number, to: number): void;
}

const AlternativesContext = createContext<Alternatives | undefined>(undefined);

/**
 * Renders RJSF's own alternatives, unless they are mere rules and leave nothing to choose. RJSF gives a value either its `anyOf` or its `oneOf`: where the first is a
 * rule, the second is rendered.
 */
export function AlternativesField(props: FieldProps<unknown, RJSFSchema>) {
  const { options, schema, fieldPathId, formData, registry } = props as AlternativesProps;
  const around = useWithAround(schema as Schema, fieldPathId.path);
  if (isChoiceOfKinds(around, options)) return <ChosenAlternative {...props} />;
  const { anyOf, ...others } = schema;
  if (!anyOf || !isChoiceOfKinds(around, around.oneOf ?? [])) return null;
  const choices = (others.oneOf ?? []).map((option) => registry.schemaUtils.retrieveSchema(isPlainObject(option) ? option : {}, formData));
  return <ChosenAlternative {...({ ...props, schema: others, options: choices } as AlternativesProps)} />;
}

/** A schema with the fields that the object has beside the alternative to which the schema belongs, if it belongs to one. */
function useWithAround(schema: Schema, path: readonly (string | number)[]): Schema {
  const branch = useBranchAt(path.join('.'));
  return useMemo(() => (branch ? { ...schema, properties: { ...branch.around.properties, ...schema.properties } } : schema), [branch, schema]);
}

/** Remembers what each alternative held, and restores it when the operator chooses that alternative again. */
function ChosenAlternative(props: FieldProps<unknown, RJSFSchema>) {
  const { options, schema, fieldPathId, formData, required, onChange } = props as AlternativesProps;
  const around = useWithAround(schema as Schema, fieldPathId.path);
  const within = useBranchAt(fieldPathId.path.join('.'));
  const held = useRef(new Map<number, unknown>());
  const last = useRef(0);
  const next = useRef(0);
  const leave = useCallback(
    (from: number, to: number) => {
      held.current.set(from, formData);
      last.current = from;
      next.current = to;
    },
    [formData],
  );
  const telling = tellingField(options, around);
  const isOpen = telling !== undefined && (!isPlainObject(formData) || formData[telling] === undefined);
  const keyword = around.anyOf ? 'anyOf' : 'oneOf';
  const key = alternativesKey(keyword, fieldPathId.path, within?.key);
  const isMarked = useIsMarked(fieldPathId.path, around, required);
  const isTold = telling !== undefined;
  const isRecord = fieldPathId.path.length === 0;
  // An alternative inside another one is a part of it, and holds with it.
  const mayBeNone = !isTold && !isRecord && !within && options.some((option) => isWithoutBoxes(option, around)) && !(required && asksForValue(options[0] ?? {}, around));
  const alternatives = useMemo(() => ({ options, around, keyword, key, within, isOpen, isTold, isMarked, mayBeNone, value: formData, leave }), [options, around, keyword, key, within, isOpen, isTold, isMarked, mayBeNone, formData, leave]);

  const handleChange = useCallback<typeof onChange>(
    (value, path, errors, id) => {
      const isChosen = id?.endsWith('of_select') === true && path.length === fieldPathId.path.length;
      if (!isChosen) return onChange(value, path, errors, id);
      // What has no kind is of no use to the kind that is chosen instead.
      const shared = last.current === NONE ? partOf(value, Object.keys(around.properties ?? {})) : value;
      // The alternatives around these are not told of a choice, as they would take it for one of their own.
      return onChange(withHeld(shared, held.current.get(next.current), options[next.current], around), path, errors, within ? undefined : id);
    },
    [onChange, options, around, within, fieldPathId.path.length],
  );

  const { registry } = props;
  const [begun] = useState<Begun>(() => ({ isShown: false }));
  const suiting = useMemo(() => ({ ...registry, schemaUtils: suitingUtils(registry.schemaUtils, { around, begun, mayBeNone, isRecord }) }), [registry, around, begun, mayBeNone, isRecord]);

  return (
    <AlternativesContext value={alternatives}>
      <RjsfAlternatives {...(props as AlternativesProps)} registry={suiting} onChange={handleChange} />
    </AlternativesContext>
  );
}

type SchemaUtils = Registry<unknown, RJSFSchema>['schemaUtils'];

/** Whether an alternative has been shown. */
interface Begun {
  isShown: boolean;
}

/** Alternatives inside alternatives begin with RJSF's own choice too. */
type SuitingUtils = SchemaUtils & { ofRjsf?: SchemaUtils };

/** What RJSF calls no alternative. */
const NONE = -1;

/**
 * RJSF's choice of the alternative for a value, which it makes again after each change. It tells objects apart by their fields, and one that is only begun suits
 * none: once an alternative is shown, it stays as long as nothing in the object speaks against it. Where several alternatives suit another value, RJSF stays with
 * the one that is shown, even if it suits less: here the first that suits is taken. A value of none of the kinds has no alternative.
 */
function suitingUtils(given: SuitingUtils, { around, begun, mayBeNone, isRecord }: Pick<Alternatives, 'around' | 'mayBeNone'> & { begun: Begun; isRecord: boolean }): SuitingUtils {
  const utils = given.ofRjsf ?? given;
  const closest: SchemaUtils['getClosestMatchingOption'] = (value, options, ...shown) => {
    const [selected = 0, discriminator] = shown;
    const before = begun.isShown ? selected : NONE;
    begun.isShown = true;
    if (mayBeNone && isEmptyValue(value) && (before === NONE || isWithoutBoxes(options[before] as Schema, around))) return NONE;
    if (before !== NONE && isPlainObject(value) && mayBe(value, options as Schema[], before, around)) return before;
    const suits = (option: RJSFSchema | undefined) => option !== undefined && utils.getValidator().isValid(option, value, utils.getRootSchema());
    const isKnown = isEmptyValue(value) || options.some((option, index) => suits(option) || isOfKind(value, options as Schema[], index, { around, isRecord }));
    if (!isKnown) return NONE;
    const found = utils.getClosestMatchingOption(value, options, Math.max(before, 0), discriminator);
    if (value === undefined) return found;
    if (isPlainObject(value)) return firstThatMayBe(value, options as Schema[], found, around);
    const suited = suits(options[found]) ? found : options.findIndex(suits);
    return suited === -1 ? found : suited;
  };
  return Object.assign(Object.create(utils) as SchemaUtils, { getClosestMatchingOption: closest, ofRjsf: utils });
}

/** The alternative that RJSF has found for an object, or the first that the object may become, where it may not become that one. */
function firstThatMayBe(value: RecordData, options: readonly Schema[], found: number, around: Schema): number {
  const possible = [found, ...options.keys()].find((index) => mayBe(value, options, index, around));
  return possible ?? found;
}

/** Restores only the fields that the alternative has of its own, as the other fields of the object may have changed meanwhile. */
function withHeld(value: unknown, held: unknown, option: Schema | undefined, around: Schema): unknown {
  if (option === undefined) return held;
  if (option.const !== undefined) return option.const;
  const names = Object.keys(propertiesOf(option));
  if (names.length === 0) return held ?? value;
  const own = isPlainObject(held) ? Object.entries(held).filter(([name]) => names.includes(name)) : [];
  return withMissing(distinctValues(option, around), { ...(isPlainObject(value) && value), ...Object.fromEntries(own) });
}

function partOf(value: unknown, names: readonly string[]): RecordData | undefined {
  return isPlainObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name))) : undefined;
}

/** The layout of alternatives in RJSF: the choice of one, where no other field decides it, and the fields of the chosen one. */
export function AlternativesTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps<unknown, RJSFSchema>) {
  const { isOpen = false, keyword = '', key = '', within, around = NO_SCHEMA, options = [], value } = use(AlternativesContext) ?? {};
  const place = placeOfAlternatives(key);
  const { index, name } = chosenIn(selector, options);
  const inside = useMemo(() => ({ place, key: branchKey(keyword, index, within?.key), name, around }), [place, keyword, index, within, name, around]);
  return (
    <div className="form-alternatives">
      {selector}
      {!isOpen && <BranchContext value={inside}>{optionSchemaField}</BranchContext>}
      {!isOpen && !optionSchemaField && place !== '' && <KeptValue place={place} value={isPlainObject(value) ? withoutKeys(value, Object.keys(around.properties ?? {})) : value} />}
    </div>
  );
}

const NO_SCHEMA: Schema = {};

/**
 * The alternative that RJSF has chosen, which it says to its select alone. What can further be chosen in it is called by its name, unless the others have the same to
 * choose.
 */
function chosenIn(selector: ReactNode, schemas: readonly Schema[]): { index: number; name: string | undefined } {
  const { value, options } = isValidElement<WidgetProps<unknown, RJSFSchema>>(selector) ? selector.props : {};
  const index = typeof value === 'number' ? value : NONE;
  const inside = schemas.map(({ oneOf, anyOf }) => JSON.stringify(oneOf ?? anyOf));
  const isShared = inside.every((one) => one === inside[index]);
  return { index, name: isShared ? undefined : options?.enumOptions?.find((choice) => choice.value === index)?.label };
}

/** A value of none of the kinds, which is only read. */
function KeptValue({ place, value }: { place: string; value: unknown }) {
  const { entity, labels } = useFormState();
  const textOf = useFieldText(entity, labels);
  const record = useFormRecord();
  return isEmptyValue(value) ? null : <p className="field-note">{textOf(wordsPath(place), value, record)}</p>;
}

/** A box in which the operator chooses an alternative by its name. It also tells the form which alternative is shown. */
export function AlternativeSelect({ id, value, options, disabled = false, onChange }: WidgetProps<unknown, RJSFSchema>) {
  const { t } = useTranslation('form');
  const { mode, showAlternative, labels } = useFormState();
  const { messages } = useFieldStates();
  const alternatives = use(AlternativesContext);
  if (!alternatives) throw new Error('A choice of an alternative stands outside alternatives.');
  const { options: schemas, around, key, within, isOpen, isTold, isMarked, mayBeNone, value: stored, leave } = alternatives;
  const index = typeof value === 'number' && !isOpen ? value : undefined;
  const place = placeOfAlternatives(key);
  const [isOther] = useState(index === undefined && !isOpen && !isEmptyValue(stored));
  const isAsked = mayBeNone || (isMarked && !place.includes('.'));
  const first = useRef(index);
  const isChosen = useRef(false);
  useEffect(() => {
    if (index === undefined) return undefined;
    first.current ??= index;
    isChosen.current ||= index !== first.current;
    const option = schemas[index] ?? {};
    const values = distinctValues(option, around);
    return showAlternative(key, { index, values, foreign: foreignTo(schemas, index, around), isChosen: isChosen.current, hasFields: hasOtherFields(option, values), isAsked });
  }, [showAlternative, key, index, schemas, around, isAsked]);
  if (isTold) return null;
  const offersNone = isOther || (mayBeNone && (index === undefined || !(isMarked || isItem(place))));
  // The help and the mistakes of a value are said once, above the alternatives of its alternatives.
  const said = within ? { help: undefined, message: undefined } : { help: isItem(place) ? undefined : labels.help(wordsPath(place), mode), message: messages.get(place) };
  const label = within?.name ?? (place === '' ? t('alternatives.which') : pathLabel(place, labels, t));
  const boxId = within ? `${id}-${within.key}` : id;

  return (
    <FieldFrame id={boxId} label={label} labelPlace="above" required={isMarked} {...said}>
      <SmallSelect
        id={boxId}
        disabled={disabled}
        required={isMarked}
        describedBy={describedBy(boxId, said)}
        value={String(index ?? '')}
        choices={[...(offersNone ? [{ value: '', label: t(isOther ? 'alternatives.other' : 'widgets:choice.none') }] : []), ...(options.enumOptions ?? []).map((choice) => ({ value: String(choice.value), label: choice.label }))]}
        onChange={(chosen) => {
          leave(index ?? NONE, chosen === '' ? NONE : Number(chosen));
          onChange(chosen === '' ? undefined : chosen);
        }}
      />
    </FieldFrame>
  );
}
