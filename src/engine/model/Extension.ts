import type { ComponentType } from 'react';
import type { Action } from './Action';
import type { Vocabulary } from './defineVocabulary';
import { joined } from './joined';
import type { Operation } from './Resource';
import type { Widget, WidgetRegistry } from './Widget';

/**
 * The parts that a folder of the product adds to the engine: the general widgets and actions, each feature, and what an integrator writes all use it. A name
 * is the one that a `resource.json` uses. The names of widgets and actions must be those of the vocabulary beside the extension, whose type is given here.
 * Transforms are in the vocabulary only, because the entities that name them import them.
 */
export interface Extension<Named extends Vocabulary = Vocabulary> {
  /** The widgets. `all` gives the widgets of every extension, for widgets that contain others; it may be called only when a value is shown, not earlier. */
  widgets?: (all: () => WidgetRegistry) => Readonly<Record<NamesOf<Named['widgets']>, Widget>>;
  actions?: Readonly<Record<NamesOf<Named['actions']>, Action>>;
  /** The icons of the menu. They are hidden from screen readers, as the word beside one says the same. */
  icons?: Readonly<Record<NamesOf<Named['icons']>, ComponentType<{ 'aria-hidden': 'true' }>>>;
  screens?: readonly RecordScreen[];
}

type NamesOf<Names> = string & keyof NonNullable<Names>;

/**
 * A hand-written page about a record: its entity, its place, and the operation that opens it. At the address of a page that the engine would make (`show/:id`,
 * `create`, `:id`) it replaces that page. `forStructure` says that the page depends on the structure that the operator has chosen;
 * on a `fixed` one they cannot choose another.
 */
export type RecordScreen = { name: string; route: string; operation: Operation; forStructure?: true | 'fixed' } & (AboutRecord | AboutNone);

interface AboutRecord {
  /** The path below the route. */
  path: `${string}:id`;
  Screen: ComponentType<{ name: string; id: string }>;
}

interface AboutNone {
  path: 'create';
  Screen: ComponentType<{ name: string }>;
}

/** Returns the extension. The type of the vocabulary makes the compiler check that it has all the widgets and actions of the vocabulary, and no others. */
export function defineExtension<Named extends Vocabulary = Vocabulary>(extension: Extension<Named>): Extension<Named> {
  return extension;
}

interface JoinedExtensions extends Required<Pick<Extension, 'actions' | 'icons' | 'screens'>> {
  widgets: WidgetRegistry;
}

/** Joins the parts of several extensions. Throws an `Error` when two of them use the same name. */
export function joinExtensions(extensions: readonly Extension[]): JoinedExtensions {
  const all = (): WidgetRegistry => widgets;
  const widgets: WidgetRegistry = joined('a widget', extensions.map((extension) => extension.widgets?.(all)));
  return {
    widgets,
    actions: joined('an action', extensions.map(({ actions }) => actions)),
    icons: joined('an icon', extensions.map(({ icons }) => icons)),
    screens: extensions.flatMap(({ screens = [] }) => screens),
  };
}
