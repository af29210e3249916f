import type { TextContext, Widget, WidgetField, WidgetRegistry } from '@/engine/model/Widget';
import { defaultWidgetName, resolvedSchema, widgetName } from '@/engine/model/widgetName';
import { cellOf, columnsOf, rowsOf } from './table/columns';

type ToText = Widget['toText'];

/** The plain text of the widgets that hold others, in the words of these: "Nancy, Metz". */
export function listText(widgets: () => WidgetRegistry): ToText {
  return (value, field, context, record) => {
    if (!Array.isArray(value)) return undefined;
    const schema = resolvedSchema(field.entity.schema, field.schema.items ?? {});
    const { toText } = widgets()[defaultWidgetName(schema)] ?? {};
    return joined(value.map((item) => toText?.(item, { ...field, schema }, context, record)), ', ');
  };
}

/** A table in one line: "Acceptée, 12/03/2026 ; Refusée, 15/04/2026". */
export function tableText(widgets: () => WidgetRegistry): ToText {
  return (value, field, context) => {
    const columns = columnsOf(field);
    const cell = (row: Record<string, unknown>, column: WidgetField) => cellText(widgets(), row, column, context);
    const rows = rowsOf(value).map((row) => joined(columns.map((column) => cell(row, column)), ', '));
    return joined(rows, context.language === 'fr' ? '\u202f; ' : '; ');
  };
}

function cellText(widgets: WidgetRegistry, row: Record<string, unknown>, column: WidgetField, context: TextContext) {
  return widgets[widgetName(column.entity, column.name)]?.toText(cellOf(row, column), column, context, row);
}

function joined(texts: readonly (string | undefined)[], separator: string): string | undefined {
  return texts.filter(Boolean).join(separator) || undefined;
}
