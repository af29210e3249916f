import { useEffect, useMemo, useState } from 'react';
import { isFulfilled } from '@/ui/keptPromise';
import { useEngine } from '../data/EngineContext';
import { loadValidators } from './loadValidators';
import { propertiesOf } from '../model/broughtFields';
import type { EntityBody, Section } from '../model/Resource';
import type { Widget, WidgetRegistry } from '../model/Widget';
import { defaultWidgetName, fieldSchema, resolvedSchema, widgetName } from '../model/widgetName';

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
  const used = new Set(sections.flatMap(({ rows }) => rows.flat()).flatMap((field) => widgetsWithin(entity, field)));
  return [...used].flatMap((name) => (widgets[name] && partOf(widgets[name])) ?? []);
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

/** How many objects and lists, one inside the other, are shown as such, as those of a recursive schema have no end. What is deeper is a line of text. */
export const DEPTH = 5;

/** The widgets of a field and of its items, and those of the parts of an object or a list of objects that no widget renders as a whole. */
function widgetsWithin(entity: EntityBody, field: string): string[] {
  const { items, ...object } = fieldSchema(entity.schema, field);
  const isNamed = entity.resource.fields[field]?.widget !== undefined;
  const item = items && resolvedSchema(entity.schema, items);
  const inner = field.split('.').length < DEPTH ? Object.keys(propertiesOf(item ?? (isNamed ? {} : object))) : [];
  return [widgetName(entity, field), ...(item && !isNamed ? [defaultWidgetName(item)] : []), ...inner.flatMap((name) => widgetsWithin(entity, `${field}.${name}`))];
}
