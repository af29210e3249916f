import { isPlainObject } from '@/engine/model/transforms/plainObject';

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
