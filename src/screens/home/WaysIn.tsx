import Box from '@mui/material/Box';
import { useLabels } from '@/engine/fields/labels';
import type { MenuItem } from '@/engine/model/menu';
import { RouterLink } from '@/ui/RouterLink';
import { HomeSection } from './HomeSection';
import { cardStyle, gridStyle } from './homeStyle';

type Page = 'list' | 'create';

interface WaysInProps {
  title: string;
  items: readonly MenuItem[];
  page: Page;
}

/** Ways to the lists, or to the forms of new records. */
export function WaysIn({ title, items, page }: WaysInProps) {
  return (
    <HomeSection title={title}>
      <Box component="ul" sx={gridStyle}>
        {items.map((item) => (
          <WayIn key={item.name} item={item} page={page} />
        ))}
      </Box>
    </HomeSection>
  );
}

function WayIn({ item, page }: { item: MenuItem; page: Page }) {
  const labels = useLabels(item);
  return (
    <li>
      <Box
        component={RouterLink}
        href={page === 'create' ? `${item.route}/create` : item.route}
        sx={{ ...cardStyle, display: 'block', color: 'text.primary', fontWeight: 600, textDecoration: 'none', '&:hover': { borderColor: 'primary.main' } }}
      >
        {page === 'create' ? labels.page('create') : labels.menu()}
      </Box>
    </li>
  );
}
