import { useEffect, useMemo, useState } from 'react';
import { useEngine } from '../data/EngineContext';
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

/** Starts loading the parts that render these fields; gives a promise for each that is not loaded yet. */
export function loadParts(entity: EntityBody, sections: readonly Pick<Section, 'rows'>[], partOf: PartOf, widgets: WidgetRegistry): Promise<void>[] {
  const fields = sections.flatMap(({ rows }) => rows.flat()).flatMap((field) => fieldsWithin(entity, field));
  const used = new Set(fields.map((field) => widgets[widgetName(entity, field)]));
  return [...used].flatMap((widget) => (widget && partOf(widget)) ?? []);
}

/**
 * Loads the parts that render these fields while their record is read, and says whether they are loaded. A part that is rendered too early shows a fallback, which
 * React replaces 300 ms later, and what is below would move under the pointer. A part that fails to load is not waited for: it fails in its own place.
 */
export function usePartsThere(entity: EntityBody, sections: readonly Pick<Section, 'rows'>[], partOf: PartOf): boolean {
  const { widgets } = useEngine();
  const coming = useMemo(() => loadParts(entity, sections, partOf, widgets), [entity, sections, partOf, widgets]);
  const [areThere, setThere] = useState(coming.length === 0);
  useEffect(() => {
    if (coming.length > 0) void Promise.all(coming).then(() => setThere(true));
  }, [coming]);
  return areThere;
}

/** A field, and the fields of its items where it is a list. */
function fieldsWithin(entity: EntityBody, field: string): string[] {
  const { items } = fieldSchema(entity.schema, field);
  const inner = Object.keys(resolvedSchema(entity.schema, items ?? {}).properties ?? {});
  return [field, ...inner.flatMap((name) => fieldsWithin(entity, `${field}.${name}`))];
}
