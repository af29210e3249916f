import { useTranslation } from 'react-i18next';
import { personName } from '../model/personName';
import type { Person } from '../model/SolidaryCase';

/** What somebody is called, though their account may be gone (contract requests.realities). */
export function useNameOf(): (person: Person | undefined) => string {
  const { t } = useTranslation('solidaryFollowUp');
  return (person) => personName(person) ?? t('people.unknown');
}
