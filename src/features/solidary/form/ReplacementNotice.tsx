import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFormState } from '@/engine/form/FormState';
import type { RecordData } from '@/engine/model/Schema';
import { sizes } from '@/ui/tokens';

/** The choices of dates and hours that a request from the back office keeps. If they are there, every change makes a copy (contract requests.edit). */
const CHOICES = ['punctualOutwardDateChoice', 'punctualOutwardTimeChoice', 'punctualReturnDateChoice'];
/** The fields whose change makes a copy, whatever the request keeps. */
const DEEP = /^(origin|destination|regular|punctual)/;

/** Says before saving whether the change replaces the request by a copy, which depends on the request and on the changed fields. */
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
