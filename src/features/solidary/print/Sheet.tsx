import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { formatDateTime, formatTelephone } from '@/i18n/format';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import type { CaseStructure } from '../model/SolidaryCase';

interface SheetProps {
  title: string;
  structure: CaseStructure;
  children: ReactNode;
}

/**
 * A sheet of paper with the structure, the title, and the date of printing. Its top is not a `header` element, because those of the page are hidden
 * in print.
 */
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

/** A part of a sheet that is not split between pages if it fits on one. */
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

/** Facts with their labels; unknown ones are left out. */
export function SheetFacts({ facts }: { facts: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(120px, 30%) 1fr', columnGap: 2, rowGap: 0.5 }}>
      {facts.map(
        ([label, value], index) =>
          value !== undefined &&
          value !== '' && (
            // The key has an index, because two drivers of a kind, or two actions in the same minute, have the same label.
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
