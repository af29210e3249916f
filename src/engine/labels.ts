import type { TFunction, i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource, ResourceSummary } from './Resource';

type Page = 'list' | 'show' | 'create' | 'edit' | 'import';
type State = 'loading' | 'none' | 'noneHint' | 'noMatch' | 'loadError' | 'notFound';

/** Every word of an entity: the only place that builds a translation key of `schemas/<entity>/<language>.json`. */
export interface Labels {
  menu(): string;
  page(page: Page): string;
  /** The label of a field; nested ones are dotted (`homeAddress.street`). */
  field(name: string): string;
  help(field: string): string | undefined;
  choice(field: string, value: unknown): string;
  section(name: string): string;
  filter(name: string, field?: string): string;
  /** "Créer un utilisateur". */
  action(name: string): string;
  /** "1 243 utilisateurs". */
  count(count: number): string;
  state(state: State): string;
  deletion(part: 'title' | 'body' | 'confirm', title: string): string;
  message(kind: 'success' | 'error', key: string): string;
}

/** The words of one entity in the current language; the same object until the language changes. */
export function useLabels({ name, messages }: Pick<ResourceSummary, 'name'> & Partial<Pick<Resource, 'messages'>>): Labels {
  const { t, i18n } = useTranslation();
  return useMemo(() => labelsOf(name, messages ?? name, t, i18n), [name, messages, t, i18n]);
}

function labelsOf(entity: string, context: string, t: TFunction, i18n: I18n): Labels {
  const key = (path: string) => `${entity}:${path}`;

  return {
    menu: () => t(key('menu')),
    page: (page) => t(key(`pages.${page}`)),
    field: (name) => t(key(`fields.${name}`)),
    help: (field) => (i18n.exists(key(`help.${field}`)) ? t(key(`help.${field}`)) : undefined),
    choice: (field, value) => t(key(`enums.${field}.${String(value)}`), { defaultValue: String(value) }),
    section: (name) => t(key(`sections.${name}`)),
    filter: (name, field) => t([key(`filters.${name}`), key(`fields.${field ?? name}`)]),
    action: (name) => t(key(`actions.${name}`)),
    count: (count) => t(key('count'), { count }),
    state: (state) => t(key(`states.${state}`)),
    deletion: (part, title) => t(key(`delete.${part}`), { title }),
    message: (kind, name) => t([`${context}:messages.${kind}.${name}`, `messages:${context}.${kind}.${name}`]),
  };
}
