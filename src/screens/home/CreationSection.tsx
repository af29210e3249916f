import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/fields/labels';
import type { MenuItem } from '@/engine/model/menu';
import { RouterLink } from '@/ui/RouterLink';
import { HomeSection } from './HomeSection';

/** Links to the forms of new records, in few lines, as the menu leads to the lists. */
export function CreationSection({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('create')} isPrinted={false}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, listStyle: 'none', m: 0, p: 0, ml: -1 }}>
        {items.map((item) => (
          <Creation key={item.name} item={item} />
        ))}
      </Box>
    </HomeSection>
  );
}

function Creation({ item }: { item: MenuItem }) {
  return (
    <li>
      <Button component={RouterLink} href={`${item.route}/create`} startIcon={<Add />}>
        {useLabels(item).action('create')}
      </Button>
    </li>
  );
}
