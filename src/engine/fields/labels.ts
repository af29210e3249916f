import type { TFunction, i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import type { ActionUse } from '../model/ActionUse';
import type { FieldWords } from '../model/FieldDefinition';
import type { Resource, ResourceSummary } from '../model/Resource';
import { nameInWords } from '../model/storedWords';
import { formatExactNumber } from '@/i18n/format';
import { keptWord } from '@/i18n/keptWord';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { namedChoices, unknownChoice } from '../model/unknownChoice';
import { wordsNamespace } from '../model/wordsNamespace';

type Page = 'list' | 'show' | 'create' | 'edit' | 'import' | 'dashboard';
type State = 'loading' | 'none' | 'noneHint' | 'noMatch' | 'loadError' | 'notFound' | StructureState;
/** The states of records that belong to structures. */
type StructureState = 'noStructure' | 'noStructureHint' | 'otherStructure' | 'notOperator' | 'ownStructures' | 'allStructures';

/** The place of a list item, from 1, and that of the item around it. */
type ItemPlace = Readonly<Record<'position' | 'outer', number | undefined>>;

/** Every word of an entity. This is the only place that builds a translation key of `schemas/<entity>/<language>.json`. */
export interface Labels {
  menu(): string;
  page(page: Page): string;
  /** The label of a field; a nested field has a dotted name (`homeAddress.street`). */
  field(name: string): string;
  /** The help of a field. In a form that changes an existing value, it also says what a change leads to. */
  help(field: string, mode: 'create' | 'edit'): string | undefined;
  /** Why some items of a list cannot be removed. */
  kept(list: string): string | undefined;
  /** The name of a list item by its position ("Section 2"), and by that of the item around it; `undefined` where the entity has no such word. */
  item(list: string, place: ItemPlace): string | undefined;
  /** What adds an item to a list ("Add a section"); `undefined` where the entity has no such word. */
  adding(list: string, place: ItemPlace): string | undefined;
  /** The name of a place of a tuple (`size.0`); `undefined` where the entity has no such word. */
  place(name: string): string | undefined;
  choice(field: string, value: unknown): string;
  /** The name of one of several alternatives, by its place (`1`, `1-0` inside another one); `undefined` where the entity has no such word. `''` is the record itself. */
  alternative(field: string, place: string): string | undefined;
  section(name: string): string;
  /** What the operator should know before changing a record. */
  notice(name: string): string;
  filter(name: string, field?: string): string;
  /** The name of the work that the home page counts; the word of the menu until the words of the entity are loaded. */
  counter(name: string): string;
  /** The name of an action: "Créer un utilisateur". */
  action(name: string): string;
  /** A text of an action's dialog, about the record or the selection with this title; `undefined` where the action has no such text. */
  actionDialog(name: string, part: 'Title' | 'Body' | 'Asked' | 'Confirm', title: string): string | undefined;
  /** How an action ended: in its own words, in those it borrows from the shell, or in those of any change. */
  actionOutcome(use: ActionUse, kind: 'success' | 'error'): string;
  /** The name of a chart of the dashboard; `<name>Help` says what it shows. */
  chart(name: string): string;
  /** The name of one of the server's own exports; `<name>Help` says what it contains. */
  export(name: string): string;
  /** A number of records in words: "1 243 utilisateurs". */
  count(count: number): string;
  /** The text of a state of the list; `structures` are the names of the operator's own structures. */
  state(state: State, structures?: string): string;
  /** Why a list is refused to some operators who may open the page that contains it. */
  denied(): string | undefined;
  /** A text about the deletion of the record with this title; `selection` says what is deleted along with several records. */
  deletion(part: 'title' | 'body' | 'confirm' | 'selection', title: string): string;
  /** What is deleted along with a record: a counted number, an unknown one, or that of a selection. */
  taken(name: string, count: number | 'unknown' | 'selection'): string;
  message(kind: 'success' | 'error', key: string): string;
  /** The name of an import column, which may be that of the field it fills. */
  importColumn(name: string): string;
  importHelp(name: string): string | undefined;
  /** The link from the import to the list: "Voir les utilisateurs". */
  importToList(): string;
}

interface Named extends Pick<ResourceSummary, 'name'> {
  messages?: Resource['messages'] | undefined;
  fields?: Resource['fields'] | undefined;
}

/** The words of one entity in the current language; the same object until the language changes. */
export function useLabels({ name, messages, fields }: Named): Labels {
  const { t, i18n } = useTranslation();
  return useMemo(() => labelsOf({ name, messages, fields }, t, i18n), [name, messages, fields, t, i18n]);
}

/** The menu's word for an entity, whose other words may not be loaded yet. */
export function useMenuWord(): (entity: string) => string {
  const { t } = useTranslation();
  return (entity) => t(`${wordsNamespace(entity)}:menu`);
}

function labelsOf({ name: entity, messages: context = entity, fields = {} }: Named, t: TFunction, i18n: I18n): Labels {
  const key = (path: string) => `${wordsNamespace(entity)}:${path}`;
  const inLanguage = (keys: readonly string[]) => [i18n.language, ...keys].join(' ');

  return {
    menu: () => t(key('menu')),
    page: (page) => t(key(`pages.${page}`)),
    field(name) {
      const keys = [key(`fields.${name}`), ...widgetWords(name, fields), ...around(name).map((one) => key(`fields.${one}`))];
      return fields[name]?.words?.label ?? keptWord(i18n, inLanguage(keys), () => t(keys, { defaultValue: nameInWords(name) }));
    },
    help(field, mode) {
      const keys = helpKeys(field, mode).map(key);
      return fields[field]?.words?.help ?? (keptWord(i18n, inLanguage(keys), () => keys.filter((one) => i18n.exists(one)).map((one) => t(one)).join(' ')) || undefined);
    },
    kept: (list) => (i18n.exists(key(`kept.${list}`)) ? t(key(`kept.${list}`)) : undefined),
    item: (list, place) => (i18n.exists(key(`items.${list}`)) ? t(key(`items.${list}`), place) : undefined),
    adding: (list, place) => (i18n.exists(key(`adding.${list}`)) ? t(key(`adding.${list}`), place) : undefined),
    place: (name) => (i18n.exists(key(`fields.${name}`)) ? t(key(`fields.${name}`)) : undefined),
    choice: (field, value) => choiceLabel({ entity, field, words: fields[field]?.words }, value, i18n),
    alternative: (field, place) => {
      const path = key(`alternatives.${field || '@'}.${place}`);
      return i18n.exists(path) ? t(path) : undefined;
    },
    section: (name) => t(key(`sections.${name}`)),
    notice: (name) => t(key(`notices.${name}`)),
    counter: (name) => t([key(`counters.${name}`), key('menu')]),
    filter: (name, field) => t([key(`filters.${name}`), key(`fields.${field ?? name}`)]),
    action: (name) => t(key(`actions.${name}`)),
    actionDialog: (name, part, title) => {
      const path = key(`actions.${name}${part}`);
      return i18n.exists(path) ? t(path, { title }) : undefined;
    },
    actionOutcome: ({ name, messages: borrowed }, kind) =>
      t([
        ...(kind === 'success' ? [key(`actions.${name}Done`)] : []),
        ...(borrowed ? [`messages:${borrowed.context}.${kind}.${borrowed.key}`] : []),
        `${wordsNamespace(context)}:messages.${kind}.updated`,
        `messages:${context}.${kind}.updated`,
      ]),
    chart: (name) => t(key(`charts.${name}`)),
    export: (name) => t(key(`exports.${name}`)),
    count: (count) => t(key('count'), { count }),
    state: (state, structures) => t(key(`states.${state}`), { structures }),
    denied: () => (i18n.exists(key('states.denied')) ? t(key('states.denied')) : undefined),
    deletion: (part, title) => t(key(`delete.${part}`), { title }),
    taken: (name, count) => (typeof count === 'number' ? t(key(`takes.${name}`), { count }) : t(key(`takes.${name}${count === 'unknown' ? 'Unknown' : 'Selection'}`))),
    importColumn: (name) => t([key(`import.columns.${name}`), key(`fields.${name}`)]),
    importHelp: (name) => (i18n.exists(key(`import.help.${name}`)) ? t(key(`import.help.${name}`)) : undefined),
    importToList: () => t(key('import.toList')),
    message: (kind, name) => t([`${wordsNamespace(context)}:messages.${kind}.${name}`, `messages:${context}.${kind}.${name}`]),
  };
}

function helpKeys(field: string, mode: 'create' | 'edit'): string[] {
  return [`help.${field}`, ...(mode === 'edit' ? [`changeHelp.${field}`] : [])];
}

interface ChoiceField {
  entity: string;
  field: string;
  words: FieldWords | undefined;
}

/** The label of a stored value: the word that was defined at run time, that of the entity, or the value itself in words. */
export function choiceLabel({ entity, field, words }: ChoiceField, value: unknown, i18n: I18n, lng = i18n.language): string {
  const own = words?.choices?.find((choice) => choice.value === String(value))?.label;
  if (own !== undefined) return own;
  // A stored value may contain a colon, which would separate a namespace.
  const [path, options] = [`enums.${field}.${String(value)}`, { ns: wordsNamespace(entity), nsSeparator: false, lng } as const];
  return keptWord(i18n, `${lng} ${entity}:${path} ${typeof value}`, () => {
    if (i18n.exists(path, options)) return i18n.t(path, options);
    return typeof value === 'number' ? formatExactNumber(value, toLanguage(lng)) : unknownChoice(value, () => namedChoices(i18n, entity, field));
  });
}

/** The objects around a nested field, the nearest first. What has no word of its own is named after the object that contains it, never by its key. */
function around(name: string): string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join('.'));
}

/** The keys of the widget's own words for the parts of a value that one widget edits, unless the entity names these parts. */
function widgetWords(name: string, fields: Resource['fields']): string[] {
  const [field = '', ...part] = name.split('.');
  const widget = fields[field]?.widget?.use;
  return widget === undefined || part.length === 0 ? [] : [`widgets:${widget}.parts.${part.join('.')}`];
}
