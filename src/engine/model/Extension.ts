import type { ComponentType } from 'react';
import type { ActionRegistry } from './Action';
import type { Operation } from './Resource';
import type { WidgetRegistry } from './Widget';

/**
 * What a part of the product adds to the engine: the general widgets and actions, each feature, and what an integrator writes, through the same door. A name
 * is that which a `resource.json` uses.
 */
export interface Extension {
  /** `all` gives the widgets of every extension, for those that hold others: to be asked when a value is shown, not before. */
  widgets?: (all: () => WidgetRegistry) => WidgetRegistry;
  actions?: ActionRegistry;
  screens?: readonly RecordScreen[];
}

/**
 * A hand-written page about a record: which entity it belongs to, where it is, and the operation that opens it. At the address of a page that
 * the engine would make (`show/:id`, `create`, `:id`) it takes its place. `forStructure`: it depends on the structure that the operator has chosen.
 */
export type RecordScreen = { name: string; route: string; operation: Operation; forStructure?: true } & (AboutRecord | AboutNone);

interface AboutRecord {
  /** Below the route. */
  path: `${string}:id`;
  Screen: ComponentType<{ name: string; id: string }>;
}

interface AboutNone {
  path: 'create';
  Screen: ComponentType<{ name: string }>;
}

export function defineExtension<Added extends Extension>(extension: Added): Added {
  return extension;
}

/** All that these extensions add. Throws an `Error` when two of them use one name. */
export function joinExtensions(extensions: readonly Extension[]) {
  const all = (): WidgetRegistry => widgets;
  const widgets: WidgetRegistry = joined('a widget', extensions.map((extension) => extension.widgets?.(all) ?? {}));
  return {
    widgets,
    actions: joined('an action', extensions.map(({ actions = {} }) => actions)),
    screens: extensions.flatMap(({ screens = [] }) => screens),
  };
}

function joined<Part>(kind: string, registries: readonly Readonly<Record<string, Part>>[]): Readonly<Record<string, Part>> {
  const parts = new Map<string, Part>();
  for (const [name, part] of registries.flatMap((registry) => Object.entries(registry))) {
    if (parts.has(name)) throw new Error(`Two extensions have ${kind} named "${name}".`);
    parts.set(name, part);
  }
  return Object.fromEntries(parts);
}
