import { useTranslation } from 'react-i18next';
import { personName } from '../../model/personName';
import type { Person } from '../../model/SolidaryCase';

/** A name for somebody whose account may be gone. */
export function useDriverName(): (person: Person | undefined) => string {
  const { t } = useTranslation('solidaryFollowUp');
  return (person) => personName(person) ?? t('people.unknown');
}
