import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Config } from '@/config/Config';
import { configMistakeText } from '@/config/configMistakeText';
import { deploymentLinks } from '@/config/deploymentLinks';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import { DeploymentLinks } from '@/ui/DeploymentLinks';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { sizes } from '@/ui/tokens';
import { Diagnostics } from './Diagnostics';
import { useConfigWarnings } from './useConfigWarnings';

/** The version of the app, what it is connected to, and the text to include in a request for help. */
export function AboutPage() {
  const { t } = useTranslation('about');
  const config = useConfig();

  return (
    <>
      <PageHeader title={t('title')} />
      <Box sx={{ maxWidth: sizes.recordWidth, display: 'grid', gap: 4 }}>
        <Warnings />
        <Diagnostics />
        <Links config={config} />
      </Box>
    </>
  );
}

/** Shows the mistakes in the configuration, as those who administer the platform do not always read the console. */
function Warnings() {
  const { t } = useTranslation('about');
  const warnings = useConfigWarnings();
  if (warnings.length === 0) return null;
  return (
    <Notice severity="warning" title={t('warnings')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {warnings.map((warning) => (
          <li key={`${warning.path} ${warning.key}`}>
            <code>{warning.path}</code> {configMistakeText(warning, t)}
          </li>
        ))}
      </Box>
    </Notice>
  );
}

function Links({ config }: { config: Config }) {
  const { t } = useTranslation('about');
  if (deploymentLinks(config).length === 0) return null;
  return (
    <Box component="section" aria-labelledby="about-links" sx={{ '& ul': { m: 0, mt: 1, pl: 2.5 }, '& a': { color: 'primary.main' } }}>
      <Typography component="h2" variant="h2" id="about-links">
        {t('links')}
      </Typography>
      <DeploymentLinks config={config} />
    </Box>
  );
}
