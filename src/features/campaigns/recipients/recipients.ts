import type { Condition } from '@/engine/model/conditions';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { WidgetField } from '@/engine/model/Widget';
import type { RecipientsWidget } from '@/generated/options';

/** A kind of recipients as the resource describes it: the list they are picked in, and how the platform is told about them. */
export type RecipientSource = Omit<RecipientsWidget['sources'][number], 'reached'> & { reached: Condition };

export const SELECTION = 1;
export const FILTERS = 2;

/** The recipients of a record as the platform stores them. It cannot tell who was selected, only how many. */
export interface Recipients {
  source?: number;
  sourceId?: number;
  sourceName?: string;
  filterType?: number;
  /** The query of the list, where the recipients are given by filters. */
  filters?: string;
  /** Whether the stored text is not a query, so that nobody can tell who they are. */
  isUnreadable?: true;
  /** How many accept messages. */
  deliveryCount?: number;
}

/** Recipients that were picked here and are not associated yet. */
export interface ChosenRecipients extends Recipients {
  filterType: typeof SELECTION | typeof FILTERS;
  deliveryCount: number;
  /** When they were counted. */
  countedAt: string;
  /** The ids of a selection. */
  ids?: readonly number[];
  /** The recipients that the record has until these are associated. */
  former?: Recipients;
}

const KINDS: Readonly<Record<string, string>> = { source: 'number', sourceId: 'number', sourceName: 'string', filterType: 'number', filters: 'string', deliveryCount: 'number' };

/** Reads the value of a field as recipients. Never throws: any other value gives `undefined`, and parts of a wrong kind are left out. */
export function recipientsOf(value: unknown): Recipients | undefined {
  if (!isPlainObject(value) || Object.keys(value).length === 0) return undefined;
  const sound = Object.entries(value).filter(([name, part]) => KINDS[name] === undefined || typeof part === KINDS[name]);
  const isUnreadable = typeof (value['filters'] ?? '') !== 'string';
  return { ...Object.fromEntries(sound), ...(isUnreadable && { isUnreadable }) };
}

/** Reads the value of a field as recipients that were picked here. It may come from the browser's history, so it is checked. */
export function chosenOf(value: unknown): ChosenRecipients | undefined {
  if (!isPlainObject(value) || typeof value['countedAt'] !== 'string' || typeof value['deliveryCount'] !== 'number') return undefined;
  const isComplete = value['filterType'] === FILTERS ? typeof value['filters'] === 'string' : isIds(value['ids']);
  return isComplete ? (value as unknown as ChosenRecipients) : undefined;
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((id) => Number.isSafeInteger(id) && id > 0);
}

/** The recipients that the record has on the server, whatever was picked since. */
export function associatedOf(value: unknown): Recipients | undefined {
  const recipients = chosenOf(value)?.former ?? (chosenOf(value) ? undefined : recipientsOf(value));
  return recipients?.filterType === undefined ? undefined : recipients;
}

/** The kinds of recipients that the resource knows. They were checked when the resource was read. */
export function sourcesOf({ options }: Pick<WidgetField, 'options'>): readonly RecipientSource[] {
  return Array.isArray(options['sources']) ? (options['sources'] as RecipientSource[]) : [];
}

export function sourceOf(field: Pick<WidgetField, 'options'>, recipients: Recipients): RecipientSource | undefined {
  return sourcesOf(field).find(({ value }) => value === recipients.source);
}

/** The kind of recipients that are picked in an entity's list. */
export function sourceListing(field: Pick<WidgetField, 'options'>, entity: string): RecipientSource | undefined {
  return sourcesOf(field).find(({ resource, alsoIn = [] }) => [resource, ...alsoIn].includes(entity));
}

/**
 * Why nothing can be sent to the recipients of a record; `undefined` when it can. `none`: there are none. `nobody`: the choice matches nobody.
 * `filters`: they were associated elsewhere, by filters that the platform cannot apply again (contract campaigns.associate). `unreadable`: the
 * stored text cannot be read.
 */
export function sendingFault(field: Pick<WidgetField, 'options'>, value: unknown): 'none' | 'nobody' | 'filters' | 'unreadable' | undefined {
  const recipients = associatedOf(value);
  const source = recipients && sourceOf(field, recipients);
  if (!recipients || !source) return 'none';
  if (recipients.isUnreadable) return 'unreadable';
  if (recipients.filterType === FILTERS && !source.counts) return 'filters';
  return recipients.deliveryCount ? undefined : 'nobody';
}
