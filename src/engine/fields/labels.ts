import type { TFunction, i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionUse } from '../model/ActionUse';
import type { FieldWords } from '../model/FieldDefinition';
import type { Resource, ResourceSummary } from '../model/Resource';
import { nameInWords } from '../model/storedWords';
import { namedChoices, unknownChoice } from '../model/unknownChoice';

type Page = 'list' | 'show' | 'create' | 'edit' | 'import' | 'dashboard';
type State = 'loading' | 'none' | 'noneHint' | 'noMatch' | 'loadError' | 'notFound' | StructureState;
/** Of records that are of structures. */
type StructureState = 'noStructure' | 'noStructureHint' | 'otherStructure' | 'notOperator' | 'ownStructures' | 'allStructures';

/** Every word of an entity: the only place that builds a translation key of `schemas/<entity>/<language>.json`. */
export interface Labels {
  menu(): string;
  page(page: Page): string;
  /** The label of a field; nested ones are dotted (`homeAddress.street`). */
  field(name: string): string;
  /** What is to be known of a field; of one that has a value already, in a form that changes it, what a change leads to as well. */
  help(field: string, mode: 'create' | 'edit'): string | undefined;
  /** Why some of the items of a list cannot be removed. */
  kept(list: string): string | undefined;
  /** What an item of a list is called by its place ("Section 2"), and by that of the item around it; nothing where it has no word of its own. */
  item(list: string, place: { position: number; outer: number | undefined }): string | undefined;
  choice(field: string, value: unknown): string;
  /** One of several kinds of a value, by its place; nothing where it has no word of its own. `''` is the record itself. */
  alternative(field: string, place: number): string | undefined;
  section(name: string): string;
  /** What is to be known before a record is changed. */
  notice(name: string): string;
  filter(name: string, field?: string): string;
  /** The work that the home page counts; the word of the menu when those of the entity have not come. */
  counter(name: string): string;
  /** "Créer un utilisateur". */
  action(name: string): string;
  /** What the dialog of an action says, about the record or the selection of this title; nothing where it has no such text. */
  actionDialog(name: string, part: 'Title' | 'Body' | 'Asked' | 'Confirm', title: string): string | undefined;
  /** How an action ended: in its own words, in those it borrows from the shell, or in those of any change. */
  actionOutcome(use: ActionUse, kind: 'success' | 'error'): string;
  /** A chart of the dashboard; `<name>Help` says what it shows. */
  chart(name: string): string;
  /** One of the server's own exports; `<name>Help` says what it holds. */
  export(name: string): string;
  /** "1 243 utilisateurs". */
  count(count: number): string;
  /** `structures` are the names of the operator's own. */
  state(state: State, structures?: string): string;
  /** Why a list is refused to some who may open the page that it stands on. */
  denied(): string | undefined;
  /** About the record of this title; `selection` says what goes with several records. */
  deletion(part: 'title' | 'body' | 'confirm' | 'selection', title: string): string;
  /** What goes along with a record that is deleted: so many, not counted, or with a selection. */
  taken(name: string, count: number | 'unknown' | 'selection'): string;
  message(kind: 'success' | 'error', key: string): string;
  /** A column of the import; it may be called as the field it fills. */
  importColumn(name: string): string;
  importHelp(name: string): string | undefined;
  /** "Voir les utilisateurs". */
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

/** What the menu calls an entity whose other words may not be there yet. */
export function useMenuWord(): (entity: string) => string {
  const { t } = useTranslation();
  return (entity) => t(`${entity}:menu`);
}

function labelsOf({ name: entity, messages: context = entity, fields = {} }: Named, t: TFunction, i18n: I18n): Labels {
  const key = (path: string) => `${entity}:${path}`;

  return {
    menu: () => t(key('menu')),
    page: (page) => t(key(`pages.${page}`)),
    field: (name) => fields[name]?.words?.label ?? t([key(`fields.${name}`), ...widgetWords(name, fields), ...around(name).map((one) => key(`fields.${one}`))], { defaultValue: nameInWords(name) }),
    help: (field, mode) => fields[field]?.words?.help ?? (helpKeys(field, mode).map(key).filter((one) => i18n.exists(one)).map((one) => t(one)).join(' ') || undefined),
    kept: (list) => (i18n.exists(key(`kept.${list}`)) ? t(key(`kept.${list}`)) : undefined),
    item: (list, place) => (i18n.exists(key(`items.${list}`)) ? t(key(`items.${list}`), place) : undefined),
    choice: (field, value) =>
      choiceWord(fields[field]?.words, value) ?? t(key(`enums.${field}.${String(value)}`), { defaultValue: unknownChoice(value, () => namedChoices(i18n, entity, field)) }),
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
        `${context}:messages.${kind}.updated`,
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
    message: (kind, name) => t([`${context}:messages.${kind}.${name}`, `messages:${context}.${kind}.${name}`]),
  };
}

function helpKeys(field: string, mode: 'create' | 'edit'): string[] {
  return [`help.${field}`, ...(mode === 'edit' ? [`changeHelp.${field}`] : [])];
}

/** Of a choice that somebody defined at run time. */
export function choiceWord(words: FieldWords | undefined, value: unknown): string | undefined {
  return words?.choices?.find((choice) => choice.value === String(value))?.label;
}

/** The objects that a dotted name is in, the nearest first: what has no word of its own is said by that which it is a part of, never by its key. */
function around(name: string): string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join('.'));
}

/** The parts of a value that one widget edits have the widget's own words, unless the entity names them. */
function widgetWords(name: string, fields: Resource['fields']): string[] {
  const [field = '', ...part] = name.split('.');
  const widget = fields[field]?.widget?.use;
  return widget === undefined || part.length === 0 ? [] : [`widgets:${widget}.parts.${part.join('.')}`];
}
