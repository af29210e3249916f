import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '8px 16px',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** The first thing Tab reaches. The focus is moved by hand: the fragment would be a new address for the router. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('skip')}
    </Anchor>
  );
}
