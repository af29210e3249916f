import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export const STEPS = ['file', 'check', 'confirm', 'result'] as const;

export type Step = (typeof STEPS)[number];

/** Where the operator stands (ux L1). A narrow screen names the current step only; the others keep their names for those who listen. */
export function ImportSteps({ current }: { current: Step }) {
  const { t } = useTranslation('import');
  const position = STEPS.indexOf(current);

  return (
    <Box component="ol" aria-label={t('steps.label')} sx={{ display: 'flex', gap: { xs: 1, sm: 3 }, m: 0, mb: 3, p: 0, listStyle: 'none' }}>
      {STEPS.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={step === current ? 'step' : undefined}
          sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1, color: step === current ? 'text.primary' : 'text.secondary' }}
        >
          <Box aria-hidden="true" sx={step === current ? currentMark : mark}>
            {index < position ? <Check fontSize="small" /> : index + 1}
          </Box>
          <Box component="span" sx={{ fontWeight: step === current ? 650 : 400, ...(step !== current && narrowHidden) }}>
            {t(`steps.${step}`)}
          </Box>
          {index < position && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
        </Box>
      ))}
    </Box>
  );
}

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: '50%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};

const currentMark = { ...mark, bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' };

/** Out of sight and still read. */
const narrowHidden = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
};
