/** The icons of the demonstration: the name of each, and its drawing in a 24 × 24 square. */
const ICONS: readonly (readonly [name: string, shape: string])[] = [
  ['Arrêt de bus', '<rect x="4" y="5" width="16" height="12" rx="2"/><path d="M4 11h16M8 17v2M16 17v2"/>'],
  ['Parking relais', '<path d="M8 20V4h5a5 5 0 0 1 0 10H8"/>'],
  ['Gare', '<rect x="6" y="3" width="12" height="14" rx="3"/><path d="M6 11h12M9 21l2-4M15 21l-2-4"/>'],
  [
    'Aire de covoiturage',
    '<path d="M4 15v-4l3-5h10l3 5v4z"/><circle cx="8" cy="16" r="2"/><circle cx="16" cy="16" r="2"/>',
  ],
  ['Station de tramway', '<rect x="6" y="5" width="12" height="13" rx="3"/><path d="M9 2h6M12 2v3M6 12h12"/>'],
  ['Borne de recharge', '<path d="M13 3 6 13h5l-1 8 7-11h-5z"/>'],
  ['Abri à vélos', '<circle cx="6" cy="16" r="4"/><circle cx="18" cy="16" r="4"/><path d="m6 16 5-8h4l3 8M9 8h3"/>'],
  ['Mairie', '<path d="M4 9 12 4l8 5zM6 9v9M12 9v9M18 9v9M4 20h16"/>'],
  ['Établissement scolaire', '<path d="m2 9 10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5"/>'],
  ['Hôpital', '<path d="M12 5v14M5 12h14"/>'],
  ['Entreprise', '<rect x="6" y="3" width="12" height="18"/><path d="M10 8h0M14 8h0M10 13h0M14 13h0M10 21v-4h4v4"/>'],
  ['Commerce', '<path d="M4 9 6 4h12l2 5M4 9v11h16V9M4 9h16"/>'],
  ['Stade', '<ellipse cx="12" cy="12" rx="9" ry="6"/><path d="M12 6v12"/>'],
  ['Péage', '<path d="M6 4v16M6 7h14M6 12h11"/>'],
  [
    'Point de rencontre',
    '<circle cx="8" cy="8" r="3"/><circle cx="16" cy="8" r="3"/><path d="M3 20c0-5 10-5 10 0M11 20c0-5 10-5 10 0"/>',
  ],
];

export const ICON_NAMES: readonly string[] = ICONS.map(([name]) => name);
export const ICON_SHAPES: readonly string[] = ICONS.map(([, shape]) => shape);
