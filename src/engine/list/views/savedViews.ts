import { randomKey } from '@/config/randomKey';
import { fold } from '@/i18n/fold';
import { LIMITS, type ListPreferences, type SavedView } from '../../data/listPreferences';

/** Why a name cannot be that of a view: two names must differ by more than case and accents. */
export function nameProblem(name: string, { views }: ListPreferences, renamed?: SavedView): 'missing' | 'long' | 'taken' | 'many' | undefined {
  const text = name.trim();
  if (text === '') return 'missing';
  if (text.length > LIMITS.name) return 'long';
  if (views.some((view) => view.id !== renamed?.id && fold(view.name) === fold(text))) return 'taken';
  return !renamed && views.length >= LIMITS.views ? 'many' : undefined;
}

export function newView(name: string, content: Pick<SavedView, 'query' | 'columns'>): SavedView {
  return { id: randomKey().slice(0, 8), name: name.trim(), ...content };
}

/** The preferences with a view, which replaces the one of the same id or follows the others. */
export function withView(preferences: ListPreferences, view: SavedView): ListPreferences {
  const { views } = preferences;
  const isKnown = views.some(({ id }) => id === view.id);
  return { ...preferences, views: isKnown ? views.map((other) => (other.id === view.id ? view : other)) : [...views, view] };
}

/** The preferences without a view, which no longer opens with the list either. */
export function withoutView(preferences: ListPreferences, { id }: SavedView): ListPreferences {
  const { opening, views } = preferences;
  return { ...preferences, views: views.filter((view) => view.id !== id), opening: opening === id ? undefined : opening };
}
