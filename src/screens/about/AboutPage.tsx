import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfigMistake } from '@/config/ConfigMistake';
import { configMistakeText } from '@/config/configMistakeText';
import { deploymentLinks } from '@/config/deploymentLinks';
import { useConfig } from '@/session/hooks';
import { configWarnings } from '@/ui/configWarnings';
import { DeploymentLinks } from '@/ui/DeploymentLinks';
import { PageHeader } from '@/ui/PageHeader';
import { sizes } from '@/ui/tokens';
import { Diagnostics } from './Diagnostics';
import { useFacts } from './useFacts';

/** Which version of the app this is, what it is connected to, and what to hand to whoever helps. */
export function AboutPage() {
  const { t } = useTranslation('about');
  const config = useConfig();
  const facts = useFacts();
  const warnings = configWarnings(config);

  return (
    <Box sx={{ maxWidth: sizes.recordWidth, display: 'grid', gap: 3 }}>
      <PageHeader title={t('title')} />
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      <Box component="dl" sx={listStyle}>
        {facts.map(([key, value]) => (
          <Fragment key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
      <Diagnostics />
      {deploymentLinks(config).length > 0 && (
        <section aria-labelledby="about-links">
          <Typography component="h2" variant="h2" id="about-links">
            {t('links')}
          </Typography>
          <DeploymentLinks config={config} />
        </section>
      )}
    </Box>
  );
}

function Warnings({ warnings }: { warnings: readonly ConfigMistake[] }) {
  const { t } = useTranslation('about');
  return (
    <Alert severity="warning">
      <AlertTitle>{t('warnings')}</AlertTitle>
      <ul>
        {warnings.map((warning) => (
          <li key={`${warning.path} ${warning.key}`}>
            <code>{warning.path}</code> {configMistakeText(warning, t)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
};
