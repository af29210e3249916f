import { useEffect, useMemo, useState } from 'react';
import { useEngine } from '../data/EngineContext';
import type { EntityBody, Section } from '../model/Resource';
import type { Widget } from '../model/Widget';
import { fieldSchema, resolvedSchema, widgetName } from '../model/widgetName';

/** What a form renders a field with: what is only read has no input, and items may be shown under their fields. */
export function partOfForm({ Input, preload, preloadDisplay, preloadItemPreview }: Widget): Promise<void> | undefined {
  return Input ? preload?.() : (preloadItemPreview ?? preloadDisplay)?.();
}

/** What a page to read renders it with. */
export function partOfPage({ preloadDisplay }: Widget): Promise<void> | undefined {
  return preloadDisplay?.();
}

/**
 * What renders these fields comes while their record is read, not after it. Whether it is there: rendered before, a part would put a fallback in its place, which React replaces
 * 300 ms later, and what is below it would move under the pointer. A part that does not come is not waited for: it fails in its own place.
 */
export function usePartsThere(entity: EntityBody, sections: readonly Pick<Section, 'rows'>[], partOf: (widget: Widget) => Promise<void> | undefined): boolean {
  const { widgets } = useEngine();
  const coming = useMemo(() => {
    const fields = sections.flatMap(({ rows }) => rows.flat()).flatMap((field) => fieldsWithin(entity, field));
    const used = new Set(fields.map((field) => widgets[widgetName(entity, field)]));
    return [...used].flatMap((widget) => (widget && partOf(widget)) ?? []);
  }, [entity, sections, partOf, widgets]);
  const [areThere, setThere] = useState(coming.length === 0);
  useEffect(() => {
    if (coming.length > 0) void Promise.all(coming).then(() => setThere(true));
  }, [coming]);
  return areThere;
}

/** A field, and those of the items of a list. */
function fieldsWithin(entity: EntityBody, field: string): string[] {
  const { items } = fieldSchema(entity.schema, field);
  const inner = Object.keys(resolvedSchema(entity.schema, items ?? {}).properties ?? {});
  return [field, ...inner.flatMap((name) => fieldsWithin(entity, `${field}.${name}`))];
}
