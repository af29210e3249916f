import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFormState } from '@/engine/form/FormState';
import type { RecordData } from '@/engine/model/Schema';
import { sizes } from '@/ui/tokens';

/** The choices of days and hours that a request made in the back office keeps: with them, every change makes a copy (contract requests.edit). */
const CHOICES = ['punctualOutwardDateChoice', 'punctualOutwardTimeChoice', 'punctualReturnDateChoice'];
/** What the copy of a request is made for, whatever it keeps. */
const DEEP = /^(origin|destination|regular|punctual)/;

/** Says before anything is sent whether the change replaces the request, which depends on what it is and on what has been changed. */
export function ReplacementNotice({ record }: { record: RecordData }) {
  const { t } = useTranslation('solidaryRequest');
  const { fields, isChanged } = useFormState();
  const isAlways = CHOICES.some((name) => record[name] !== undefined);
  const isDeep = [...fields.keys()].some((name) => DEEP.test(name) && isChanged(name));
  const kind = isAlways ? 'always' : isDeep ? 'now' : 'perhaps';

  return (
    <Alert severity={kind === 'perhaps' ? 'info' : 'warning'} role="status" sx={{ mb: 2, maxWidth: sizes.recordWidth }}>
      {t(`replacement.${kind}`)}
    </Alert>
  );
}
