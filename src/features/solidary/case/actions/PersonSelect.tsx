import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import { useNameOf } from '../useNameOf';
import { usePeople } from './usePeople';

interface PersonSelectProps {
  id: string;
  userId: number | undefined;
  onChange(userId: number): void;
}

/** The choice of the person whom an action is about. It is hidden while there is no driver. */
export function PersonSelect({ id, userId, onChange }: PersonSelectProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const nameOf = useNameOf();
  const people = usePeople();
  if (people.length < 2) return null;
  return (
    <FieldFrame id={id} label={t('actions.person')} labelPlace="above" required help={undefined} message={undefined}>
      <NativeSelect value={userId ?? ''} onChange={(event) => onChange(Number(event.target.value))} input={<OutlinedInput />} inputProps={{ id }}>
        {people.map((person) => (
          <option key={person.userId} value={person.userId}>
            {t(`people.${person.as}`, { name: nameOf(person) })}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
