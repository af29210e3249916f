import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useConfig } from '@/session/hooks';
import { useLocalised } from '../useLocalised';

/** The deployment's logo, title and subtitle. */
export function Brand() {
  const { logoUrl, title, subtitle } = useConfig();
  const localised = useLocalised();

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48, px: 1 }}>
      {logoUrl && <Box component="img" src={logoUrl} alt="" sx={{ maxHeight: 40, maxWidth: 72 }} />}
      <div>
        <Typography component="p" sx={{ fontWeight: 650, lineHeight: 1.25 }}>
          {localised(title)}
        </Typography>
        <Typography component="p" variant="body2" color="text.secondary">
          {localised(subtitle)}
        </Typography>
      </div>
    </Box>
  );
}
