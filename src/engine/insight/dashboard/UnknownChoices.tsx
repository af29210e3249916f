import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '@/ui/PartBoundary';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useEntity } from '../../data/EngineContext';
import { useLabels, type Labels } from '../../fields/labels';
import { useRecord } from '../../data/useRecord';
import { BY_DEFAULT, type DashboardQuery, type OfferedFilter } from './dashboardQuery';

interface UnknownChoicesProps {
  /** Of the page. */
  labels: Labels;
  offered: readonly OfferedFilter[];
  query: DashboardQuery;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** What the address narrows the figures to that does not exist: why there are none, and a way out. */
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
  /** Of the entity picked from. */
  name: string;
  id: string;
  filter: string;
  onRemove: () => void;
}

/** The box asks for the name of the same record: nothing is read twice. */
function UnknownChoice({ name, id, ...line }: UnknownChoiceProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { error } = useRecord(entity, id);
  return error?.kind === 'notFound' && <Line text={labels.state('notFound')} {...line} />;
}

interface LineProps extends Pick<UnknownChoiceProps, 'filter' | 'onRemove'> {
  text: string;
}

/** It goes away with its button: the focus goes on (rule focus.kept). */
function Line({ text, filter, onRemove }: LineProps) {
  const { t } = useTranslation('dashboard');
  const box = useFocusHandover();
  return (
    <Box ref={box} role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.5, typography: 'body2' }}>
      {text}
      <Button size="small" aria-label={t('removeFilter', { filter })} onClick={onRemove} sx={{ minHeight: { xs: 44, sm: 32 } }}>
        {t('remove')}
      </Button>
    </Box>
  );
}
