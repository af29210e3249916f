import { useEffect, useMemo, useState } from 'react';
import { isFulfilled } from '@/ui/keptPromise';
import { useEngine } from '../data/EngineContext';
import { loadValidators } from './loadValidators';
import type { EntityBody, Section } from '../model/Resource';
import type { Widget, WidgetRegistry } from '../model/Widget';
import { fieldSchema, resolvedSchema, widgetName } from '../model/widgetName';

type PartOf = (widget: Widget) => Promise<void> | undefined;

/** Loads the part of a widget that a form renders. A read-only value has no input, and items may have a preview under their fields. */
export function partOfForm({ Input, preload, preloadDisplay, preloadItemPreview }: Widget): Promise<void> | undefined {
  return Input ? preload?.() : (preloadItemPreview ?? preloadDisplay)?.();
}

/** Loads the part of a widget that a page for reading renders. */
export function partOfPage({ preloadDisplay }: Widget): Promise<void> | undefined {
  return preloadDisplay?.();
}

/** Starts loading what a page needs beside its own code; gives a promise for each part that is not loaded yet. */
type Parts = (entity: EntityBody, widgets: WidgetRegistry) => Promise<unknown>[];

/** What renders the fields of a form, and what checks them. */
export const partsOfForm: Parts = (entity, widgets) => {
  const validators = loadValidators(entity);
  return [...loadParts(entity, entity.resource.form, partOfForm, widgets), ...(validators && !isFulfilled(validators) ? [validators] : [])];
};

/** What renders the fields of a page for reading. */
export const partsOfPage: Parts = (entity, widgets) => loadParts(entity, entity.resource.show, partOfPage, widgets);

function loadParts(entity: EntityBody, sections: readonly Pick<Section, 'rows'>[], partOf: PartOf, widgets: WidgetRegistry): Promise<void>[] {
  const fields = sections.flatMap(({ rows }) => rows.flat()).flatMap((field) => fieldsWithin(entity, field));
  const used = new Set(fields.map((field) => widgets[widgetName(entity, field)]));
  return [...used].flatMap((widget) => (widget && partOf(widget)) ?? []);
}

/**
 * Loads the parts of a page while its record is read, and says whether they are loaded. A part that is rendered too early shows a fallback, which React replaces
 * 300 ms later, and what is below would move under the pointer. A part that fails to load is not waited for: it fails in its own place.
 */
export function usePartsThere(entity: EntityBody, parts: Parts): boolean {
  const { widgets } = useEngine();
  const coming = useMemo(() => parts(entity, widgets), [entity, parts, widgets]);
  const [areThere, setThere] = useState(coming.length === 0);
  useEffect(() => {
    if (coming.length > 0) void Promise.allSettled(coming).then(() => setThere(true));
  }, [coming]);
  return areThere;
}

/** A field, and the fields of its items where it is a list. */
function fieldsWithin(entity: EntityBody, field: string): string[] {
  const { items } = fieldSchema(entity.schema, field);
  const inner = Object.keys(resolvedSchema(entity.schema, items ?? {}).properties ?? {});
  return [field, ...inner.flatMap((name) => fieldsWithin(entity, `${field}.${name}`))];
}
