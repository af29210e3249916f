import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/fields/labels';
import type { MenuItem } from '@/engine/model/menu';
import { RouterLink } from '@/ui/RouterLink';
import { HomeSection } from './HomeSection';
import { cardStyle, gridStyle } from './homeStyle';

/** The ways to what the operator may do: on a first day, all there is. */
export function WaysIn({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('waysIn')}>
      <Box component="ul" sx={gridStyle}>
        {items.map((item) => (
          <WayIn key={item.name} item={item} />
        ))}
      </Box>
    </HomeSection>
  );
}

function WayIn({ item }: { item: MenuItem }) {
  const labels = useLabels(item);
  return (
    <li>
      <Box
        component={RouterLink}
        href={item.route}
        sx={{ ...cardStyle, display: 'block', color: 'text.primary', fontWeight: 600, textDecoration: 'none', '&:hover': { borderColor: 'primary.main' } }}
      >
        {labels.menu()}
      </Box>
    </li>
  );
}
