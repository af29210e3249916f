import { hasAlternatives, pairSchema, propertiesOf, takesPairs } from '@/engine/model/broughtFields';
import { compositeText } from '@/engine/fields/compositeText';
import { placesOf } from '@/engine/model/placesOf';
import type { RecordData, Schema } from '@/engine/model/Schema';
import { nameInWords } from '@/engine/model/storedWords';
import { isEmptyValue } from '@/engine/model/transforms/emptyValue';
import { isPlainObject, plainObjects } from '@/engine/model/transforms/plainObject';
import type { TextContext, Widget, WidgetField, WidgetRegistry } from '@/engine/model/Widget';
import { widgetField } from '@/engine/model/widgetField';
import { defaultWidgetName, resolvedSchema, widgetName } from '@/engine/model/widgetName';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { jsonText } from './jsonText';
import { textValue } from './textValue';
import { cellOf, columnsOf } from './table/columns';

type ToText = Widget['toText'];

/** The plain text of a list, from the texts of the widgets of its items: "Nancy, Metz". Items that may have parts are set apart from one another: "2 ; code : A, places : 3". */
export function listText(widgets: () => WidgetRegistry): ToText {
  return (value, field, context, record) => {
    if (!Array.isArray(value)) return undefined;
    const item = shownItem(field, widgets());
    const texts = value.map((one) => item.widget?.toText(one, item.field, context, record));
    return joined(texts, mayHaveParts(item.field.schema) ? between(';', context) : betweenItems(value, texts, context));
  };
}

/** What shows an item of a list. */
export function shownItem(field: WidgetField, widgets: WidgetRegistry): Pick<ObjectPart, 'field' | 'widget'> {
  const schema = resolvedSchema(field.entity.schema, field.schema.items ?? {});
  return { field: { ...field, schema }, widget: widgets[defaultWidgetName(schema)] };
}

/** Whether a value has parts, or is of one of several kinds. */
export function mayHaveParts(item: Schema): boolean {
  return hasAlternatives(item) || defaultWidgetName(item) === 'object';
}

/** The text of a list whose places each have a meaning: "largeur : 3, hauteur : 4", or "3, 4" where they have no words. */
export function tupleText(widgets: () => WidgetRegistry): ToText {
  return (value, field, context, record) => {
    const places = placesOf(field.schema);
    if (!Array.isArray(value)) return textValue(value);
    const texts = value.map((item: unknown, index) => {
      const name = `${field.name}.${index}`;
      const schema = places?.[index] ?? {};
      if (isPlainObject(item)) return partsText(widgets)(item, { ...field, schema }, context, record);
      if (typeof item === 'object') return compositeText(item);
      const text = widgets()[defaultWidgetName(schema)]?.toText(item, { ...field, name, schema }, context, record);
      const label = context.t(`${wordsNamespace(field.entity.resource.name)}:fields.${name}`, { defaultValue: '' });
      return text === undefined || label === '' ? text : `${label}${between(':', context)}${text}`;
    });
    return joined(texts, betweenItems(value, texts, context));
  };
}

/** What stands between the items of a list: no comma where one of them is a number with a comma of its own ("62,77 ; 71"). */
function betweenItems(items: readonly unknown[], texts: readonly (string | undefined)[], context: TextContext): string {
  return items.some((item, index) => typeof item === 'number' && texts[index]?.includes(',')) ? between(';', context) : ', ';
}

/** The text of a value that has parts, in the order of its schema: "couleur : bleu, taille : 3". Any other value has its own text. */
export function partsText(widgets: () => WidgetRegistry): ToText {
  return (value, field, context, record) => {
    const { name, schema, entity } = field;
    const place = (schema.oneOf ?? schema.anyOf ?? []).findIndex((option) => option.const !== undefined && option.const === value);
    if (place >= 0) return context.t(`${wordsNamespace(entity.resource.name)}:alternatives.${name}.${place}`, { defaultValue: textValue(value) });
    // Of several alternatives, a number and a yes or no are told by what they are.
    if (typeof value === 'boolean' && hasAlternatives(schema)) return widgets()['yesNo']?.toText(value, field, context, record);
    if (typeof value === 'number' && hasAlternatives(schema)) return widgets()['number']?.toText(value, field, context, record);
    const moment = momentOf(value, schema);
    if (moment) return widgets()[defaultWidgetName(moment)]?.toText(value, { ...field, schema: moment }, context, record);
    if (!isPlainObject(value)) return textValue(value);
    const textOf = (part: ObjectPart) => labelled(part.widget?.toText(part.value, part.field, context, value), part.field.label, context);
    // A name that an operator has given says something without a value too.
    const texts = partsOf(value, field, widgets(), context).map((part) => textOf(part) ?? (part.isPair ? part.field.label : undefined));
    return joined(texts, ', ');
  };
}

/** The alternative by which a text is a day or a moment, as its form says. A platform may answer a day as its first moment. */
function momentOf(value: unknown, { oneOf = [], anyOf = [] }: Schema): Schema | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T|$)/.test(value)) return undefined;
  const formats = value.includes('T') ? ['date-time', 'date'] : ['date'];
  return formats.flatMap((format) => [...oneOf, ...anyOf].find((option) => option.format === format) ?? [])[0];
}

/** A part of an object, with what shows it. */
export interface ObjectPart {
  field: WidgetField;
  widget: Widget | undefined;
  value: unknown;
  /** Whether the operator, not the schema, has given it its name. */
  isPair: boolean;
}

/**
 * The parts of an object, in the order of its schema. A password, and whatever else is only sent, is shown nowhere; nor is what an object has beside its fields where
 * its schema gives all names, as nobody has words for it. An object of several kinds may be of one that its schema does not describe, and is shown whole.
 */
export function partsOf(value: RecordData, { name, schema, entity }: WidgetField, widgets: WidgetRegistry, context: TextContext): ObjectPart[] {
  const fields = propertiesOf(schema);
  const known = Object.keys(fields);
  const isWhole = takesPairs(schema) || hasAlternatives(schema) || known.length === 0;
  const others = isWhole ? Object.keys(value).filter((part) => !Object.hasOwn(fields, part)) : [];
  const names = [...known.filter((part) => Object.hasOwn(value, part)), ...others];
  return names.flatMap((part) => {
    const path = `${name}.${part}`;
    const own = Object.hasOwn(fields, part) ? fields[part] : undefined;
    const shown = resolvedSchema(entity.schema, own ?? pairSchema(schema, part));
    if (shown.writeOnly) return [];
    const field = { ...widgetField(entity, path, own ? partLabel(entity, path, context) : part), schema: shown };
    const usual = isUnsaid(shown) ? (isPlainObject(value[part]) ? 'object' : 'json') : defaultWidgetName(shown);
    return [{ field, widget: widgets[entity.resource.fields[path]?.widget?.use ?? usual], value: value[part], isPair: !own }];
  });
}

/** Whether nothing is said of a value, as of one under a name that no pattern is about. */
function isUnsaid(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

/** The text of a value that is written as JSON. */
export function anyText(widgets: () => WidgetRegistry): ToText {
  return (value, field, context, record) => {
    if (typeof value === 'boolean') return widgets()['yesNo']?.toText(value, field, context, record);
    if (typeof value === 'number') return widgets()['number']?.toText(value, field, context, record);
    if (isEmptyValue(value)) return undefined;
    return typeof value === 'string' ? value : jsonText(value);
  };
}

/** What a file has of a value that may be of several kinds: a number in the form in which a spreadsheet reads it, anything else in words. */
export function spreadsheetText(widgets: () => WidgetRegistry, toText: ToText): ToText {
  return (value, field, context, record) => {
    const { oneOf = [], anyOf = [] } = field.schema;
    const isNamed = [...oneOf, ...anyOf].some((option) => option.const === value);
    if (typeof value === 'number' && !isNamed) return widgets()['number']?.toSpreadsheet?.(value, field, context, record);
    return toText(value, field, context, record);
  };
}

/** A part of a value with its label; nothing where it has no text. */
function labelled(text: string | undefined, label: string, context: TextContext): string | undefined {
  return text === undefined ? undefined : `${label}${between(':', context)}${text}`;
}

function partLabel(entity: WidgetField['entity'], path: string, { t }: TextContext): string {
  return t(`${wordsNamespace(entity.resource.name)}:fields.${path}`, { defaultValue: nameInWords(path.slice(path.lastIndexOf('.') + 1)) });
}

/**
 * A table in one line: "Acceptée, 12/03/2026 ; Refusée, 15/04/2026". One inside another value, where no heading names its columns, has their labels.
 */
export function tableText(widgets: () => WidgetRegistry): ToText {
  return (value, field, context) => {
    const columns = columnsOf(field);
    const hasLabels = field.name.includes('.') && columns.length > 1;
    const cell = (row: Record<string, unknown>, column: WidgetField) => {
      const text = cellText(widgets(), row, column, context);
      return hasLabels ? labelled(text, partLabel(column.entity, column.name, context), context) : text;
    };
    const rows = plainObjects(value).map((row) => joined(columns.map((column) => cell(row, column)), ', '));
    return joined(rows, between(';', context));
  };
}

function cellText(widgets: WidgetRegistry, row: Record<string, unknown>, column: WidgetField, context: TextContext) {
  return widgets[widgetName(column.entity, column.name)]?.toText(cellOf(row, column), column, context, row);
}

/** A sign between words, which French sets apart from both. */
function between(sign: ':' | ';', { language, wordsIn = language }: TextContext): string {
  return `${wordsIn === 'fr' ? '\u202f' : ''}${sign} `;
}

function joined(texts: readonly (string | undefined)[], separator: string): string | undefined {
  return texts.filter(Boolean).join(separator) || undefined;
}
