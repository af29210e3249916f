import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/i18n/language';
import type { PermissionRule } from './Resource';
import { unknownChoice } from './unknownChoice';

/** The rights that a rule asks, in the words by which an operator asks for them; one that the platform has and no word is known of reads as its name does. */
export function useRightWords(): (rule: PermissionRule | undefined) => string {
  const { t, i18n } = useTranslation('shell');
  return (rule) => {
    if (!rule) return '';
    const [names, type] = 'any' in rule ? ([rule.any, 'disjunction'] as const) : ([rule.all, 'conjunction'] as const);
    const words = names.map((name) => t(`rights.${name}`, { defaultValue: unknownChoice(name, () => []) }));
    return new Intl.ListFormat(toLanguage(i18n.language), { type }).format(words);
  };
}
