import type { Condition } from '@/engine/model/conditions';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { WidgetField } from '@/engine/model/Widget';
import type { RecipientsWidget } from '@/generated/options';

/** Where recipients are picked, and how the platform is told: what the resource says of one kind of them. */
export type RecipientSource = Omit<RecipientsWidget['sources'][number], 'reached'> & { reached: Condition };

export const SELECTION = 1;
export const FILTERS = 2;

/** The recipients of a record as the platform keeps them: it cannot say who was selected, only how many. */
export interface Recipients {
  source?: number;
  sourceId?: number;
  sourceName?: string;
  filterType?: number;
  /** The query of the list, kept with filters. */
  filters?: string;
  /** What is kept in place of that query is none: nobody knows who they are. */
  isUnreadable?: true;
  /** How many accept to be written to. */
  deliveryCount?: number;
}

/** Recipients picked here, and not associated yet. */
export interface ChosenRecipients extends Recipients {
  filterType: typeof SELECTION | typeof FILTERS;
  deliveryCount: number;
  /** When they were counted. */
  countedAt: string;
  /** Of a selection. */
  ids?: readonly number[];
  /** Those that the record has meanwhile. */
  former?: Recipients;
}

const KINDS: Readonly<Record<string, string>> = { source: 'number', sourceId: 'number', sourceName: 'string', filterType: 'number', filters: 'string', deliveryCount: 'number' };

/** The value of a field as recipients. Total: `undefined` for anything else, and what is of another kind than it should be is left out. */
export function recipientsOf(value: unknown): Recipients | undefined {
  if (!isPlainObject(value) || Object.keys(value).length === 0) return undefined;
  const sound = Object.entries(value).filter(([name, part]) => KINDS[name] === undefined || typeof part === KINDS[name]);
  const isUnreadable = typeof (value['filters'] ?? '') !== 'string';
  return { ...Object.fromEntries(sound), ...(isUnreadable && { isUnreadable }) };
}

/** The value of a field as recipients that were picked here. It may come from the browser's history. */
export function chosenOf(value: unknown): ChosenRecipients | undefined {
  if (!isPlainObject(value) || typeof value['countedAt'] !== 'string' || typeof value['deliveryCount'] !== 'number') return undefined;
  const isComplete = value['filterType'] === FILTERS ? typeof value['filters'] === 'string' : isIds(value['ids']);
  return isComplete ? (value as unknown as ChosenRecipients) : undefined;
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((id) => Number.isSafeInteger(id) && id > 0);
}

/** What the record has on the server, whatever was picked since. */
export function associatedOf(value: unknown): Recipients | undefined {
  const recipients = chosenOf(value)?.former ?? (chosenOf(value) ? undefined : recipientsOf(value));
  return recipients?.filterType === undefined ? undefined : recipients;
}

/** The kinds of recipients that the resource knows: its reader has checked them. */
export function sourcesOf({ options }: Pick<WidgetField, 'options'>): readonly RecipientSource[] {
  return Array.isArray(options['sources']) ? (options['sources'] as RecipientSource[]) : [];
}

export function sourceOf(field: Pick<WidgetField, 'options'>, recipients: Recipients): RecipientSource | undefined {
  return sourcesOf(field).find(({ value }) => value === recipients.source);
}

/** The kind of recipients that are picked in the list of an entity. */
export function sourceListing(field: Pick<WidgetField, 'options'>, entity: string): RecipientSource | undefined {
  return sourcesOf(field).find(({ resource, alsoIn = [] }) => [resource, ...alsoIn].includes(entity));
}

/**
 * Why nothing can be sent to the recipients that a record has: there are `none`, they are `nobody`, they were associated elsewhere by the
 * filters of a list that the platform cannot read again (contract campaigns.associate), or nobody can read what was kept of them. `undefined` when it can.
 */
export function sendingFault(field: Pick<WidgetField, 'options'>, value: unknown): 'none' | 'nobody' | 'filters' | 'unreadable' | undefined {
  const recipients = associatedOf(value);
  const source = recipients && sourceOf(field, recipients);
  if (!recipients || !source) return 'none';
  if (recipients.isUnreadable) return 'unreadable';
  if (recipients.filterType === FILTERS && !source.counts) return 'filters';
  return recipients.deliveryCount ? undefined : 'nobody';
}
