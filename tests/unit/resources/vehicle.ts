import type { ResourceFiles } from '../../../scripts/resources/readFolder';


export const SCHEMA = 'schemas/vehicle/schema.json';
export const RESOURCE = 'schemas/vehicle/resource.json';
export const FR = 'schemas/vehicle/fr.json';
export const EN = 'schemas/vehicle/en.json';

const texts = {
  [SCHEMA]: `{
  "type": "object",
  "required": ["brand"],
  "properties": {
    "id": { "type": "integer", "readOnly": true },
    "brand": { "type": "string", "minLength": 1 },
    "energy": { "type": "integer", "enum": [1, 2] },
    "seats": { "type": "integer", "minimum": 1 },
    "seenAt": { "type": "string", "format": "date-time" },
    "shared": { "type": "boolean" },
    "trips": { "type": "array", "items": { "type": "object", "properties": { "kilometers": { "type": "integer" }, "kind": { "enum": [1, 2] } } } },
    "ownerId": { "type": "integer" },
    "score": { "type": "integer", "readOnly": true }
  }
}`,
  [RESOURCE]: `{
  "route": "vehicles",
  "endpoint": "admin/vehicles",
  "permissions": { "list": "vehicle_list", "show": "vehicle_read", "create": "vehicle_create" },
  "title": "brand",
  "search": { "filters": ["brand"] },
  "fields": {
    "ownerId": { "widget": { "use": "reference", "resource": "vehicle" } }
  },
  "list": {
    "columns": ["brand", { "field": "seats", "sortable": false }],
    "sort": "brand:desc",
    "filters": ["brand", "energy", "seats", "seenAt", "shared", "ownerId"]
  },
  "form": [{ "section": "identity", "fields": ["brand", ["energy", "seats"]] }]
}`,
  [FR]: words(['Véhicules', 'Créer un véhicule', 'Marque', 'Places']),
  [EN]: words(['Vehicles', 'Create a vehicle', 'Brand', 'Seats']),
};

function words([plural, create, brand, seats]: string[]): string {
  return `{
  "menu": "${plural}",
  "pages": { "list": "${plural}", "show": "${brand}", "create": "${create}" },
  "actions": { "create": "${create}" },
  "fields": {
    "brand": "${brand}", "energy": "x", "seats": "${seats}", "seenAt": "x", "shared": "x", "ownerId": "x"
  },
  "enums": { "energy": { "1": "x", "2": "x" } },
  "sections": { "identity": "x" },
  "count_one": "x", "count_many": "x", "count_other": "x",
  "states": { "loading": "x", "none": "x", "noneHint": "x", "noMatch": "x", "loadError": "x", "notFound": "x" },
  "messages": { "success": { "created": "x" }, "error": { "loaded": "x", "created": "x" } }
}`;
}

/** A complete entity, "vehicle", with some of its texts changed: `{ [RESOURCE]: ['"brand:desc"', '"brant:desc"'] }`. */
export function vehicleFiles(changes: Record<string, [from: string, to: string]> = {}): ResourceFiles {
  const files = new Map<string, string>(Object.entries(texts));
  for (const [path, [from, to]] of Object.entries(changes)) {
    const text = files.get(path) ?? '';
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    files.set(path, text.replace(from, to));
  }
  return { files, messageContexts: ['user'] };
}
