import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { SaveStage } from '../model/SaveStageError';
import { isSameValue } from '../model/transforms/emptyValue';
import type { WidgetRegistry } from '../model/Widget';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';

/** The form's values, what the server knew of them, and who says which of them leave by themselves. */
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
  /** With its id: it exists now. */
  saved: RecordData;
}

/** What has left already, by field: the value then, and what is to be written of it in the record. */
export type Sent = ReadonlyMap<string, { value: unknown; write: RecordData }>;

/** What could not be sent: what a field's widget sends, the fields to be written in the record once everything had left, or the deletion of the record whose place it takes. */
export type Failure = { field: string; cause: unknown } | { written: string[]; cause: unknown } | { former: string; cause: unknown };

/** What the record's own call carries of it: a widget may keep a part back for later. */
export function carriedRecord({ entity, widgets }: Pick<Sending, 'entity' | 'widgets'>, record: RecordData): RecordData {
  const parts = Object.keys(record).flatMap((name): [string, unknown][] => {
    const { carried } = widgets[widgetName(entity, name)] ?? {};
    return carried ? [[name, carried(record[name])]] : [];
  });
  return { ...record, ...Object.fromEntries(parts) };
}

/**
 * The fields whose widget still holds something to send by itself. `before` is what the server has: for a field that the record's own call
 * carries, since that call.
 */
export function pendingFields({ entity, widgets, record, before }: Sending): string[] {
  return ownSenders(entity, widgets).filter((name) => !isSameValue(record[name], before[name]));
}

/**
 * Sends, one after the other and in the order of the form, what the record's own call could not carry; what has left already does not leave
 * again, but for what was changed since, be it back to what it was. One failure does not stop the others.
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
