import Box from '@mui/material/Box';
import { useCase } from '../CaseContext';
import { ContactLine } from './ContactLine';
import { contactsOf, currentNews, type Contacted } from './contacts';
import { driversDiary } from './driversDiary';
import { NewsLine } from './NewsLine';

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
