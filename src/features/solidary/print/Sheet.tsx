import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTelephone } from '@/i18n/format';
import { toLanguage } from '@/i18n/language';
import { useSession } from '@/session/hooks';
import type { CaseStructure } from '../model/SolidaryCase';

interface SheetProps {
  title: string;
  structure: CaseStructure;
  children: ReactNode;
}

/** One sheet of paper: whose it is, what it is about, and when it was printed. Its top is no `header`: those of the page are not printed. */
export function Sheet({ title, structure, children }: SheetProps) {
  const { t, i18n } = useTranslation('solidaryPrint');
  const { structures } = useSession();
  const [now] = useState(() => new Date().toISOString());
  const { telephone, signature } = structures.find(({ id }) => id === structure.id) ?? {};
  const signed = [structure.name, telephone && formatTelephone(telephone), signature].filter(Boolean).join(' · ');

  return (
    <Box component="article" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ borderBottom: 2, pb: 1 }}>
        <Typography component="h3" variant="h1">
          {title}
        </Typography>
        <Typography variant="body2">{[structure.name, t('printedOn', { date: formatDateTime(now, toLanguage(i18n.language)) })].filter(Boolean).join(' · ')}</Typography>
      </Box>
      {children}
      {signed && (
        <Typography component="footer" variant="body2" sx={{ borderTop: 1, pt: 1 }}>
          {t('contact', { structure: signed })}
        </Typography>
      )}
    </Box>
  );
}

/** A part of a sheet that is not cut in two when it holds on one. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ breakInside: 'avoid' }}>
      <Typography id={id} component="h4" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** What is known, under its label; what is not is left out. */
export function SheetFacts({ facts }: { facts: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(120px, 30%) 1fr', columnGap: 2, rowGap: 0.5 }}>
      {facts.map(
        ([label, value], index) =>
          value !== undefined &&
          value !== '' && (
            // Two drivers of one kind, or two actions of one minute, have the same label.
            <Box key={`${label}-${index}`} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <Box component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}
