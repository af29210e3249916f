import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/EngineContext';
import { useLabels } from '@/engine/labels';
import { menuItems, type MenuItem } from '@/engine/menu';
import { useConfig, useSession } from '@/session/hooks';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';

/** The first page: a welcome, and the ways to what the operator may do. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const items = Object.values(menuItems(useEngine().resources, session, useConfig())).flat();

  return (
    <>
      <PageHeader title={t('home.title')} subtitle={t('home.welcome', { name: session.user.givenName })} />
      <Typography component="p">{t(items.length > 0 ? 'home.hint' : 'home.nothing')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {items.map((item) => (
          <EntityCard key={item.name} item={item} />
        ))}
      </Box>
    </>
  );
}

function EntityCard({ item }: { item: MenuItem }) {
  const labels = useLabels(item);
  return (
    <li>
      <Box
        component={RouterLink}
        href={item.route}
        sx={{
          display: 'block',
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontWeight: 600,
          textDecoration: 'none',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        {labels.menu()}
      </Box>
    </li>
  );
}
