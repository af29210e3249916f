import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { SaveStage } from '../../model/SaveStageError';
import { isSameValue } from '../../model/transforms/emptyValue';
import type { WidgetRegistry } from '../../model/Widget';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';

/** The form's values, the values that the server had, and the widgets that may send fields by themselves. */
interface Sending {
  entity: Entity;
  widgets: WidgetRegistry;
  record: RecordData;
  before: RecordData;
}

interface Means {
  api: Api;
  config: Config;
  onStage(step: SaveStage): void;
  /** The record with its id, as it exists now. */
  saved: RecordData;
}

/** What was sent already, by field: the value at that time, and what is to be written of it into the record. */
export type Sent = ReadonlyMap<string, { value: unknown; write: RecordData }>;

/** What could not be sent: a field that its widget sends, the fields to be written into the record at the end, or the deletion of the old record that it replaces. */
export type Failure = { field: string; cause: unknown } | { written: string[]; cause: unknown } | { former: string; cause: unknown };

/** The part of the record that its own request carries, as a widget may keep a part back for later. */
export function carriedRecord({ entity, widgets }: Pick<Sending, 'entity' | 'widgets'>, record: RecordData): RecordData {
  const parts = Object.keys(record).flatMap((name): [string, unknown][] => {
    const { carried } = widgets[widgetName(entity, name)] ?? {};
    return carried ? [[name, carried(record[name])]] : [];
  });
  return { ...record, ...Object.fromEntries(parts) };
}

/**
 * The fields whose widget still has something to send by itself. `before` is what the server has: for a field that the record's own request carries, what that
 * request has written.
 */
export function pendingFields({ entity, widgets, record, before }: Sending): string[] {
  return ownSenders(entity, widgets).filter((name) => !isSameValue(record[name], before[name]));
}

/**
 * Sends what the record's own request could not carry, one field after the other in the order of the form. What was sent already is sent again only if it was
 * changed since, even back to what it was. One failure does not stop the others.
 */
export async function sendPending(sending: Sending, means: Means, already: Sent): Promise<{ sent: Sent; failures: Failure[] }> {
  const sent = new Map(already);
  const failures: Failure[] = [];
  const pending = pendingFields(sending);
  for (const field of ownSenders(sending.entity, sending.widgets)) {
    const value = sending.record[field];
    const done = sent.get(field);
    if (done ? isSameValue(done.value, value) : !pending.includes(field)) continue;
    sent.delete(field);
    try {
      sent.set(field, { value, write: await sendField(field, value, sending, means) });
    } catch (cause) {
      failures.push({ field, cause });
    }
  }
  return { sent, failures };
}

async function sendField(name: string, value: unknown, { entity, widgets }: Sending, means: Means): Promise<RecordData> {
  const field = widgetField(entity, name, name);
  return (await widgets[widgetName(entity, name)]?.afterSave?.({ ...means, field, value })) ?? {};
}

function ownSenders(entity: Entity, widgets: WidgetRegistry): string[] {
  return entity.resource.form.flatMap(({ rows }) => rows.flat()).filter((name) => widgets[widgetName(entity, name)]?.afterSave);
}
