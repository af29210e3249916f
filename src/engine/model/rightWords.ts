import type { TFunction } from 'i18next';
import { toLanguage } from '@/i18n/language';
import type { PermissionRule } from './conditions';
import { unknownChoice } from './unknownChoice';

/** The rights that a rule requires, in the words by which an operator can ask for them. A right without known words is shown by its name on the platform. */
export function rightWords(rule: PermissionRule, t: TFunction, language: string): string {
  const [names, type] = 'any' in rule ? ([rule.any, 'disjunction'] as const) : ([rule.all, 'conjunction'] as const);
  const words = names.map((name) => t(`rights:${name}`, { defaultValue: unknownChoice(name, () => []) }));
  return new Intl.ListFormat(toLanguage(language), { type }).format(words);
}
