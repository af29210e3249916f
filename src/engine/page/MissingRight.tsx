import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/i18n/language';
import type { PermissionRule } from '../model/conditions';
import { unknownChoice } from '../model/unknownChoice';

export interface MissingRightProps {
  rule: PermissionRule | undefined;
  /** Renders what is refused, with the missing rights in words. */
  children: (words: string) => ReactNode;
}

/** The rights that a rule requires, in the words by which an operator can ask for them. A right without known words is shown by its name on the platform. */
export function MissingRight({ rule, children }: MissingRightProps) {
  const { t, i18n } = useTranslation('rights');
  if (!rule) return children('');
  const [names, type] = 'any' in rule ? ([rule.any, 'disjunction'] as const) : ([rule.all, 'conjunction'] as const);
  const words = names.map((name) => t(name, { defaultValue: unknownChoice(name, () => []) }));
  return children(new Intl.ListFormat(toLanguage(i18n.language), { type }).format(words));
}
