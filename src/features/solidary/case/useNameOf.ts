import { useTranslation } from '@/i18n/useTranslation';
import { personName } from '../model/personName';
import type { Person } from '../model/SolidaryCase';

/** The name of a person, or words in its place when the account is deleted (contract requests.realities). */
export function useNameOf(): (person: Person | undefined) => string {
  const { t } = useTranslation('solidaryFollowUp');
  return (person) => personName(person) ?? t('people.unknown');
}
