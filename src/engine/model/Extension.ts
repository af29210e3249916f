import type { ComponentType } from 'react';
import type { Action } from './Action';
import type { Vocabulary } from './defineVocabulary';
import { joined } from './joined';
import type { Operation } from './Resource';
import type { Widget, WidgetRegistry } from './Widget';

/**
 * What a part of the product adds to the engine: the general widgets and actions, each feature, and what an integrator writes, through the same door. A name
 * is that which a `resource.json` uses: those of widgets and actions are those of the vocabulary beside it, whose type it is given. Transforms stand in the
 * vocabulary alone, as the entities that name them bring them along.
 */
export interface Extension<Named extends Vocabulary = Vocabulary> {
  /** `all` gives the widgets of every extension, for those that hold others: to be asked when a value is shown, not before. */
  widgets?: (all: () => WidgetRegistry) => Readonly<Record<NamesOf<Named['widgets']>, Widget>>;
  actions?: Readonly<Record<NamesOf<Named['actions']>, Action>>;
  /** Of the menu; the word beside one says the same, and it is hidden from screen readers. */
  icons?: Readonly<Record<NamesOf<Named['icons']>, ComponentType<{ 'aria-hidden': 'true' }>>>;
  screens?: readonly RecordScreen[];
}

type NamesOf<Names> = string & keyof NonNullable<Names>;

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

/** The type of a vocabulary makes it name all of its widgets and actions, and no other. */
export function defineExtension<Named extends Vocabulary = Vocabulary>(extension: Extension<Named>): Extension<Named> {
  return extension;
}

interface JoinedExtensions extends Required<Pick<Extension, 'actions' | 'icons' | 'screens'>> {
  widgets: WidgetRegistry;
}

/** All that these extensions add. Throws an `Error` when two of them use one name. */
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
