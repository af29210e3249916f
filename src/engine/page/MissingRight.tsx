import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/i18n/language';
import type { PermissionRule } from '../model/conditions';
import { unknownChoice } from '../model/unknownChoice';

export interface MissingRightProps {
  rule: PermissionRule | undefined;
  /** Says what is refused, given the rights in words. */
  children: (words: string) => ReactNode;
}

/** The rights that a rule asks, in the words by which an operator asks for them; one that the platform has and no word is known of reads as its name does. */
export function MissingRight({ rule, children }: MissingRightProps) {
  const { t, i18n } = useTranslation('rights');
  if (!rule) return children('');
  const [names, type] = 'any' in rule ? ([rule.any, 'disjunction'] as const) : ([rule.all, 'conjunction'] as const);
  const words = names.map((name) => t(name, { defaultValue: unknownChoice(name, () => []) }));
  return children(new Intl.ListFormat(toLanguage(i18n.language), { type }).format(words));
}
