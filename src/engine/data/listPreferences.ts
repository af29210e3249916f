import { isObject } from '@/config/isObject';
import type { UserId } from '@/api/readClaims';
import { keptPreference, usePreference, type ChangePreference } from '@/session/operatorPreferences';

/** A saved view: a list as the operator wants to find it again. */
export interface SavedView {
  id: string;
  name: string;
  /** The filters, the sort and the page size, written as in the address. */
  query: string;
  /** The layout of the columns; absent where the view uses that of the resource. */
  columns?: string | undefined;
}

/** What an operator has chosen for the list of one entity. */
export interface ListPreferences {
  /** The layout of the columns outside any view; absent where it is that of the resource. */
  columns?: string | undefined;
  isCompact: boolean;
  views: readonly SavedView[];
  /** The id of the view that opens with the list. */
  opening?: string | undefined;
}

export const LIMITS = { views: 50, name: 60, text: 4000 } as const;

/** The preferences for the list of an entity, kept up to date across tabs. */
export function useListPreferences(entity: string): [ListPreferences, ChangePreference<ListPreferences>] {
  return usePreference(nameOf(entity), readListPreferences);
}

/** Reads these preferences once, before any page is rendered. */
export function keptListPreferences(userId: UserId, entity: string): ListPreferences {
  return keptPreference(userId, nameOf(entity), readListPreferences);
}

function nameOf(entity: string): string {
  return `list.${entity}`;
}

/** Makes valid preferences of whatever the storage holds. */
export function readListPreferences(kept: unknown): ListPreferences {
  const { columns, isCompact, views, opening } = isObject(kept) ? kept : {};
  const valid = Array.isArray(views) ? views.slice(0, LIMITS.views).flatMap(readView) : [];
  return {
    ...(isText(columns) && { columns }),
    isCompact: isCompact === true,
    views: valid,
    ...(valid.some(({ id }) => id === opening) && { opening: opening as string }),
  };
}

function readView(kept: unknown): SavedView[] {
  if (!isObject(kept)) return [];
  const { id, name, query, columns } = kept;
  if (!isText(id) || !isText(name) || !isText(query) || id === '' || name.trim() === '') return [];
  return [{ id, name: name.slice(0, LIMITS.name), query, ...(isText(columns) && { columns }) }];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.text;
}
