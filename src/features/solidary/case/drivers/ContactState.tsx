import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { personName } from '../../model/personName';
import type { DiaryEntry } from '../../model/SolidaryCase';
import { useActionWord } from '../actions/useActionWord';
import { useCase } from '../CaseContext';
import { ContactLine } from './ContactLine';
import { contactsOf, currentNews, type Contacted } from './contacts';
import { newsOf, type News } from './driverNews';
import { driversDiary } from './driversDiary';

/** Says whether a person was asked to drive, and the outcome, from the platform and the history. The last note comes first. */
export function ContactState({ person }: { person: Contacted }) {
  const { solidaryCase } = useCase();
  const diary = driversDiary(solidaryCase);
  const [contact] = contactsOf(person, diary);
  const news = currentNews(person, diary);
  const isContacted = person.solutions.some((solution) => solution.isContacted);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {news && <NewsLine entry={news} />}
      {(!news || contact || isContacted) && <ContactLine contact={contact} isContacted={isContacted} />}
    </Box>
  );
}

const ICONS: Record<News, { Icon: typeof CancelOutlined; color: 'success' | 'error' | 'action' }> = {
  agreed: { Icon: CheckCircleOutlined, color: 'success' },
  refused: { Icon: CancelOutlined, color: 'error' },
  silent: { Icon: RemoveCircleOutlineOutlined, color: 'action' },
};

/** What operators noted about a person who was asked to drive: "Refus du covoiturage (noté le 12/03/2027 14:05 par Sophie Martin)". */
function NewsLine({ entry: { action, date, author } }: { entry: DiaryEntry }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const wordOf = useActionWord();
  const { Icon, color } = ICONS[newsOf(action) ?? 'silent'];
  const by = personName(author);
  return (
    <Box component="span" sx={{ display: 'inline-grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 0.75 }}>
      <Icon aria-hidden="true" fontSize="small" color={color} />
      <span>{t(by === undefined ? 'contacts.noted' : 'contacts.notedBy', { action: wordOf(action), date: formatDateTime(date, language), by })}</span>
    </Box>
  );
}
