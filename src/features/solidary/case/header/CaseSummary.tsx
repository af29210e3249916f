import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useLabels } from '@/engine/fields/labels';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDate, formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { isReplaced } from '../../model/isReplaced';
import { journeyWords } from '../../model/journeyWords';
import { useCase } from '../CaseContext';
import { CasePaper } from '../CaseSection';
import { Fact } from '../Fact';
import { NextStepLink } from './NextStepLink';

/** The status of a request, the operator in charge, and the next step. */
export function CaseSummary() {
  const { t } = useTranslation('solidaryCase');
  const { t: journeyText } = useTranslation('solidaryJourney');
  const { language } = useTextContext();
  const { structure, operatorName, createdDate, journey, progression } = useCase().solidaryCase;
  const created = createdDate === undefined ? undefined : formatDate(createdDate, language);

  return (
    <CasePaper>
      <Box sx={{ py: 2 }}>
        <StatusPath />
      </Box>
      <Box component="dl" sx={factsStyle}>
        <Fact label={t('structure')}>{structure.name}</Fact>
        <Fact label={t('created')}>
          {created && (operatorName === undefined ? t('createdAlone', { date: created }) : t('createdBy', { date: created, name: operatorName }))}
        </Fact>
        <Fact label={t('when')}>{journeyWords(journey, language, journeyText).outward}</Fact>
        <Fact label={t('progression')}>
          {formatNumber(progression / 100, language, { style: 'percent' })}
          <LinearProgress aria-hidden="true" variant="determinate" value={progression} sx={{ mt: 0.5, maxWidth: 120, borderRadius: 1 }} />
        </Fact>
        <Fact label={t('next.label')}>
          <NextStepLink />
        </Fact>
      </Box>
    </CasePaper>
  );
}

const factsStyle = { m: 0, pb: 1.5, display: 'grid', columnGap: 3, rowGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))' };

const PATH = [0, 1, 2, 3, 4];
const REPLACED = 6;

/** The status of a request on the way from creation to closing. The actions on the page change it. */
export function StatusPath() {
  const { t } = useTranslation('solidaryCase');
  const { entity, solidaryCase } = useCase();
  const labels = useLabels(entity.resource);
  const isOver = isReplaced(solidaryCase);
  const [status, path] = isOver ? [REPLACED, [0, REPLACED]] : [solidaryCase.status, PATH];

  return (
    <Box component="ol" aria-label={t('path.label')} sx={pathStyle}>
      {path.map((step) => {
        const state = step === status ? 'current' : step < status ? 'past' : 'todo';
        return (
          <Box component="li" key={step} aria-current={state === 'current' ? 'step' : undefined} sx={[stepStyle, state !== 'todo' && reachedStyle, state === 'past' && pastStyle]}>
            <Marker state={state} />
            <Box component="span" sx={[wordStyle, state === 'current' && currentWordStyle]}>
              {labels.choice('status', step)}
              {state === 'past' && <VisuallyHidden> {t('path.past')}</VisuallyHidden>}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Marker({ state }: { state: 'past' | 'current' | 'todo' }) {
  return (
    <Box component="span" aria-hidden="true" sx={[markerStyle, state !== 'todo' && filledStyle]}>
      {state === 'past' && <Check style={{ fontSize: 14 }} />}
      {state === 'current' && <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentcolor' }} />}
    </Box>
  );
}

/** Where large letters leave no room for all steps side by side, the path goes on in a second line. */
const pathStyle = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', rowGap: 1 };

/** Lines are borders, which forced colours keep. */
const lineStyle = { content: '""', position: 'absolute', top: 11, borderTop: 2, borderColor: 'divider' };

/** A step is at least as wide as its longest word. Half a line leads from its mark to each neighbour. */
const stepStyle = {
  flex: '1 1 0',
  minWidth: 'min-content',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.75,
  textAlign: 'center',
  '&:not(:first-of-type)::before': { ...lineStyle, left: 0, right: 'calc(50% + 16px)' },
  '&:not(:last-of-type)::after': { ...lineStyle, left: 'calc(50% + 16px)', right: 0 },
} as const;

const reachedStyle = { '&::before': { borderColor: 'primary.main' } } as const;

const pastStyle = { '&::after': { borderColor: 'primary.main' } } as const;

const markerStyle = { width: 24, height: 24, borderRadius: '50%', display: 'grid', placeItems: 'center', border: 2, borderColor: 'divider', color: 'background.paper' } as const;

const filledStyle = {
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
} as const;

const wordStyle = { typography: 'body2', color: 'text.secondary', px: { xs: 0.25, sm: 0.5 }, overflowWrap: 'break-word', hyphens: 'auto' } as const;

const currentWordStyle = { color: 'text.primary', fontWeight: 650 } as const;
