import type { Api } from '@/api/Api';
import type { Entity, RecordData } from '../Resource';
import { isSameValue } from '../transforms/emptyValue';
import type { WidgetRegistry } from '../Widget';
import { widgetField } from '../widgetField';
import { widgetName } from '../widgetName';

interface Pending {
  api: Api;
  entity: Entity;
  widgets: WidgetRegistry;
  /** With its id: it exists now. */
  saved: RecordData;
}

/** What could not be sent: the fields, and why the first of them failed. */
export interface Unsent {
  fields: string[];
  cause: unknown;
}

/** The fields whose widget still holds something to send by itself. */
export function pendingFields(entity: Entity, widgets: WidgetRegistry, record: RecordData, before: RecordData): string[] {
  return entity.resource.form
    .flatMap(({ rows }) => rows.flat())
    .filter((name) => widgets[widgetName(entity, name)]?.afterSave && !isSameValue(record[name], before[name]));
}

/** Sends, one after the other, what the record's own call could not carry. One failure does not stop the others (specification section 4). */
export async function sendPending(fields: string[], record: RecordData, pending: Pending): Promise<Unsent | undefined> {
  let unsent: Unsent | undefined;
  for (const name of fields) {
    try {
      await sendField(name, record, pending);
    } catch (cause) {
      unsent = { fields: [...(unsent?.fields ?? []), name], cause: unsent?.cause ?? cause };
    }
  }
  return unsent;
}

async function sendField(name: string, record: RecordData, { api, entity, widgets, saved }: Pending): Promise<void> {
  const field = widgetField(entity, name, name);
  await widgets[widgetName(entity, name)]?.afterSave?.({ api, field, saved, value: record[name] });
}
