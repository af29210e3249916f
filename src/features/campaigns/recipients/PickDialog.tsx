import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useLabels } from '@/engine/fields/labels';
import { fieldsAsked } from '@/engine/model/conditions';
import type { Picked } from '@/engine/model/Picked';
import type { EntityBody } from '@/engine/model/Resource';
import type { KeptPick } from '@/engine/list/keptPick';
import { RecordPicker } from '@/engine/list/RecordPicker';
import { useOwnBack } from '@/engine/page/OwnBack';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { PartBoundary } from '@/ui/PartBoundary';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useIsNarrow } from '@/ui/useIsNarrow';
import type { ChosenRecipients, Recipients } from './recipients';
import type { RecipientSource } from './sources';
import { SourceChoice, type ChosenSource } from './SourceChoice';
import { RecipientsFromSelection } from './RecipientsFromSelection';
import { useListed } from './useListed';

interface PickDialogProps {
  sources: readonly RecipientSource[];
  /** The current recipients, whose kind is offered first. */
  current: Recipients | undefined;
  /** What was done in a list when the dialog was open before. */
  picksIn: (list: string) => KeptPick;
  onReady: (chosen: ChosenRecipients) => void;
  onClose: () => void;
}

/**
 * Lets recipients be picked without leaving the form: first the list, then the people, then a count of those who accept messages. The browser's Back goes one of
 * these steps back, or closes the dialog, which has what was ticked when it opens again.
 */
export function PickDialog({ sources, current, picksIn, onReady, onClose }: PickDialogProps) {
  const { t } = useTranslation('recipients');
  const id = useId();
  const isNarrow = useIsNarrow();
  const [at, setAt] = useState<ChosenSource>({ source: sources.find(({ value }) => value === current?.source) ?? sources[0], ownerId: current?.sourceId });
  const [picked, setPicked] = useState<Picked>();
  const { source, ownerId } = at;
  useFocusRescue(picked !== undefined, pickButton);
  useOwnBack(picked ? () => setPicked(undefined) : onClose);
  const list = `${source?.value} ${ownerId ?? ''}`;
  const isListed = source && (source.owner === undefined || ownerId !== undefined);

  return (
    <Dialog open fullWidth maxWidth="lg" fullScreen={isNarrow} onClose={onClose} aria-labelledby={id}>
      {picked && source && <RecipientsFromSelection titleId={id} picked={picked} source={source} cancel={t('recipients:back')} onReady={onReady} onClose={() => setPicked(undefined)} />}
      <Box sx={{ display: picked ? 'none' : 'contents' }}>
        <DialogTitle id={picked ? undefined : id}>{t('recipients:title')}</DialogTitle>
        <DialogContent sx={contentStyle}>
          <Typography sx={{ color: 'text.secondary' }}>{t('recipients:whoReceives')}</Typography>
          <SourceChoice sources={sources} chosen={at} onChange={setAt} />
          {isListed && (
            <PartBoundary fallback={<LoadingState label={t('recipients:loading')} shape="grid" />}>
              <SourceList key={list} source={source} ownerId={ownerId} kept={picksIn(list)} onPick={setPicked} onClose={onClose} />
            </PartBoundary>
          )}
        </DialogContent>
        {!isListed && (
          <DialogActions>
            <Button onClick={onClose}>{t('ui:cancel')}</Button>
          </DialogActions>
        )}
      </Box>
    </Dialog>
  );
}

interface SourceListProps {
  source: RecipientSource;
  ownerId: number | undefined;
  kept: KeptPick;
  onPick: (picked: Picked) => void;
  onClose: () => void;
}

/** A list to pick from. Its button takes the selected rows, or all results when none is selected. */
function SourceList({ source, ownerId, kept, onPick, onClose }: SourceListProps) {
  const { t } = useTranslation('recipients');
  const listed = useListed(source, ownerId);
  const entity = useMemo(() => showing(listed, fieldsAsked(source.reached)), [listed, source]);
  const labels = useLabels(entity.resource);

  return (
    <RecordPicker entity={entity} kept={kept}>
      {(picked) => (
        <Box sx={barStyle}>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          {picked && (
            <Button variant="contained" data-pick onClick={() => onPick(picked)}>
              {t(picked.scope.kind === 'records' ? 'recipients:pickSelected' : 'recipients:pickAll', {
                records: labels.count(picked.scope.kind === 'records' ? picked.scope.records.length : picked.total),
              })}
            </Button>
          )}
        </Box>
      )}
    </RecordPicker>
  );
}

/** The list with the columns that tell who can be written to in sight, beside the name, so that this is known before anybody is selected. */
function showing(entity: EntityBody, fields: readonly string[]): EntityBody {
  const { list, title } = entity.resource;
  if (!list) return entity;
  const columns = list.columns.map((column) => (fields.includes(column.field) ? { ...column, hidden: false } : column));
  const placeOf = (field: string) => (title.includes(field) ? 0 : fields.includes(field) ? 1 : 2);
  const ordered = columns.toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
  return { ...entity, resource: { ...entity.resource, list: { ...list, columns: ordered } } };
}

/** A window in which a bar that stays in sight would cover most of the list, as at 400 %. */
const LOW_WINDOW = '@media (max-height: 479.95px)';

const pickButton = () => document.querySelector<HTMLElement>('[role=dialog] [data-pick]');

/**
 * The bar stays in sight below the cards on a telephone. A sticky element stops at the padding of its scroller, where it would cover the pager, so
 * it is moved down by that padding.
 */
const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  py: 1.5,
  mb: -2.5,
  position: 'sticky',
  bottom: '-20px',
  zIndex: 1,
  bgcolor: 'background.paper',
  backgroundImage: 'inherit',
  [LOW_WINDOW]: { position: 'static' },
};

/** What gets the focus is scrolled to above the bar, whose buttons stand below each other on a telephone. */
const contentStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  height: { sm: 'min(720px, 75dvh)' },
  scrollPaddingBottom: { xs: '132px', sm: '72px' },
  [LOW_WINDOW]: { scrollPaddingBottom: 0 },
};
