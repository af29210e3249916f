import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { personName } from '../../model/personName';
import type { Contact } from './contacts';

/** A contact in words: "Contacté par message le 12/03/2027 14:05 par Sophie Martin". */
export function useContactText(): (contact: Contact) => string {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  return ({ means, date, by }) => {
    const name = personName(by);
    return t(name === undefined ? 'contacts.at' : 'contacts.atBy', { means: t(`contacts.means.${means}`), date: formatDateTime(date, language), by: name });
  };
}
