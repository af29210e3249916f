import { useEffect, useState } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import { draftsOf, dropDraft, subscribeToDrafts, type DraftPlace } from '@/engine/data/drafts';
import { useLabels } from '@/engine/fields/labels';
import { pageAt, type PageAt } from '@/engine/model/pageAt';
import { can } from '@/engine/model/permissions';
import { pageTitle } from '@/engine/page/pageTitle';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession, useSessionStore } from '@/session/hooks';
import type { SessionStructure } from '@/session/Session';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/confirmDialogChunk';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { RouterLink } from '@/ui/RouterLink';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { HomeSection } from '../HomeSection';
import './resume.css';

/** The drafts that the operator left in this tab, to take up again, or to discard after a question. */
export function DraftsSection() {
  const { t } = useTranslation('home');
  const { resources } = useEngine();
  const { user } = useSession();
  const [drafts, setDrafts] = useState(() => draftsOf(sessionStorage, user.id));
  const [given, setGiven] = useState<{ place: DraftPlace; name: string }>();
  useFocusRescue(given !== undefined);
  // A save that was left under way removes its draft once it is done.
  useEffect(() => subscribeToDrafts(() => setDrafts(draftsOf(sessionStorage, user.id))), [user.id]);

  function handleGiveUp() {
    if (given) dropDraft(sessionStorage, given.place);
    setGiven(undefined);
  }

  const known = drafts.flatMap((place) => {
    const at = pageAt(new URL(place.page, window.location.origin).pathname, resources);
    return at ? [{ place, at }] : [];
  });
  if (known.length === 0) return null;

  return (
    <HomeSection title={t('drafts.title')}>
      <ul>
        {known.map(({ place, at }) => (
          <DraftItem key={`${place.page}#${place.structure ?? ''}`} place={place} at={at} onGiveUp={(name) => setGiven({ place, name })} />
        ))}
      </ul>
      <OverlayBoundary>
        {given && (
          <ConfirmDialog
            open
            destructive
            title={t('drafts.discardTitle', { name: given.name })}
            body={t('form:draft.discardBody')}
            confirmLabel={t('form:draft.discard')}
            cancelLabel={t('form:draft.keep')}
            onConfirm={handleGiveUp}
            onClose={() => setGiven(undefined)}
          />
        )}
      </OverlayBoundary>
    </HomeSection>
  );
}

interface DraftItemProps {
  place: DraftPlace;
  at: PageAt;
  onGiveUp: (name: string) => void;
}

function DraftItem({ place, at: { resource, operation, id }, onGiveUp }: DraftItemProps) {
  const { t } = useTranslation('home');
  const store = useSessionStore();
  const structure = useSession().structures.find((one) => one.id === place.structure);
  const mayOpen = useMayOpen({ resource, operation }, place.structure, structure);
  const title = pageTitle(useLabels(resource).page(operation), id, t);
  const name = structure ? t('drafts.ofStructure', { name: title, structure: structure.name }) : title;
  return (
    <li className="draft">
      {mayOpen ? (
        // The form of a structure must be opened while working for that structure.
        <RouterLink className="value-link" href={place.page} onClick={() => structure && store.chooseStructure(structure.id)}>
          {name}
        </RouterLink>
      ) : (
        <span>{name}</span>
      )}
      <Button size="small" onClick={() => onGiveUp(name)} aria-label={t('drafts.discard', { name })}>
        {t('form:draft.discard')}
      </Button>
    </li>
  );
}

/** Whether the operator may still open the page of a draft, as a right, a module or a structure may have been removed since. */
function useMayOpen({ resource, operation }: PageAt, number: number | undefined, structure: SessionStructure | undefined): boolean {
  const session = useSession();
  const config = useConfig();
  if (number !== undefined && !structure) return false;
  return can(operation, resource, { ...session, currentStructure: structure ?? session.currentStructure }, config);
}
