import { useEngine } from '@/engine/data/EngineContext';
import { menuItems } from '@/engine/model/menu';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { freeLetter } from '@/i18n/freeLetter';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';

/** An entry of the menu, and the letter that opens it after a g. */
export interface MenuKey {
  key: string;
  label: string;
  href: string;
}

/** The entries of the operator's menu, each with a letter of its own: the first letter of its label that no earlier entry has. */
export function useMenuKeys(): MenuKey[] {
  const { t } = useTranslation('keys');
  const items = Object.values(menuItems(useEngine().resources, useSession(), useConfig())).flat();
  return withLetters([{ label: t('shell:home.menu'), href: '/' }, ...items.map(({ name, route }) => ({ label: t(`${wordsNamespace(name)}:menu`), href: route }))]);
}

function withLetters(entries: readonly Omit<MenuKey, 'key'>[]): MenuKey[] {
  const taken = new Set<string>();
  return entries.flatMap((entry) => {
    const key = freeLetter(entry.label, taken);
    return key === undefined ? [] : [{ key, ...entry }];
  });
}
