import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { PartBoundary } from '@/ui/PartBoundary';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useEntity } from '../../data/EngineContext';
import { useLabels, type Labels } from '../../fields/labels';
import { useRecord } from '../../data/useRecord';
import { BY_DEFAULT, type DashboardQuery, type OfferedFilter } from './dashboardQuery';

interface UnknownChoicesProps {
  /** The words of the page. */
  labels: Labels;
  offered: readonly OfferedFilter[];
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** Says which filter in the address names a record that does not exist, which is why there are no figures, and offers to remove it. */
export function UnknownChoices({ labels, offered, query, onChange }: UnknownChoicesProps) {
  return offered.map(({ filter: { name, reference } }) => {
    const { [name]: id, ...others } = query.narrowed;
    if (id === undefined || id === BY_DEFAULT || !reference) return null;
    return (
      <PartBoundary key={name} fallback={null} failure={null}>
        <UnknownChoice name={reference} id={id} filter={labels.filter(name)} onRemove={() => onChange({ narrowed: others })} />
      </PartBoundary>
    );
  });
}

interface UnknownChoiceProps {
  /** The name of the entity that the filter picks from. */
  name: string;
  id: string;
  filter: string;
  onRemove: () => void;
}

/** Reads the record of the filter. The filter's field reads the same record for its name, so that only one request is sent. */
function UnknownChoice({ name, id, ...line }: UnknownChoiceProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { error } = useRecord(entity, id);
  return error?.kind === 'notFound' && <Line text={labels.state('notFound')} {...line} />;
}

interface LineProps extends Pick<UnknownChoiceProps, 'filter' | 'onRemove'> {
  text: string;
}

/** The message goes away with its button, and passes the focus on (rule focus.kept). */
function Line({ text, filter, onRemove }: LineProps) {
  const { t } = useTranslation('dashboard');
  const box = useFocusHandover();
  return (
    <Box ref={box} role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.5, typography: 'body2' }}>
      {text}
      <Button size="small" aria-label={t('removeFilter', { filter })} onClick={onRemove} className="button-finger">
        {t('remove')}
      </Button>
    </Box>
  );
}
