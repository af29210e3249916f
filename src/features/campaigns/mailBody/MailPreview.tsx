import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { sizes } from '@/ui/tokens';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { MailDocument } from './MailDocument';

const WIDTHS = ['mail', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

interface MailPreviewProps {
  value: unknown;
  /** Whether the server has exactly this content. */
  isSaved: boolean;
}

/**
 * A preview of an e-mail at the width of a mail program or a telephone, on light or dark, whatever the app's own theme. It says whether the content
 * is saved. The other colour scheme is set by an attribute on the element, because an inline style would break the security policy.
 */
export function MailPreview({ value, isSaved }: MailPreviewProps) {
  const { t } = useTranslation('widgets');
  const isNarrow = useIsNarrow();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(isNarrow ? 'phone' : 'mail');
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');

  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(isSaved ? 'mailBody.preview.saved' : 'mailBody.preview.unsaved')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Choice name="width" choices={WIDTHS} chosen={width} onChoose={(choice) => setWidth(choice)} />
        <Choice name="scheme" choices={SCHEMES} chosen={scheme} onChoose={(choice) => setScheme(choice)} />
      </Box>
      <Box data-scheme={scheme} role="region" aria-label={t('mailBody.preview.region')} tabIndex={0} sx={sceneStyle}>
        <Box sx={{ ...sheetStyle, width: sizes[width] }}>
          <MailDocument value={value} />
        </Box>
      </Box>
    </Box>
  );
}

interface ChoiceProps<Name extends string> {
  name: 'width' | 'scheme';
  choices: readonly Name[];
  chosen: Name;
  onChoose(choice: Name): void;
}

function Choice<Name extends string>({ name, choices, chosen, onChoose }: ChoiceProps<Name>) {
  const { t } = useTranslation('widgets');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      aria-label={t(`mailBody.preview.${name}`)}
      onChange={(_event, choice: Name | null) => choice !== null && onChoose(choice)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice} sx={{ px: 1.5 }}>
          {t(`mailBody.preview.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const sceneStyle = { minWidth: 0, overflowX: 'auto', p: { xs: 1, sm: 2 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default', color: 'text.primary' };

/** The sheet is never wider than its place, for example at a zoom of 400 % or on a telephone; mail programs do the same. */
const sheetStyle = { boxSizing: 'border-box', maxWidth: '100%', mx: 'auto', p: 2.5, bgcolor: 'background.paper', borderRadius: 1 };
