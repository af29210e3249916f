import type { Pet } from './pets';

export interface Asked {
  method: string;
  /** The path below the API, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface Found {
  items: Pet[];
  total: number;
}

/** The pets of a small server, whatever its dialect. */
export class Store {
  constructor(readonly pets: Pet[]) {}

  /** The pets that satisfy a condition, in an order. */
  find(keep: (pet: Pet) => boolean, order: { field: string; isDescending: boolean }): Pet[] {
    const sign = order.isDescending ? -1 : 1;
    const value = (pet: Pet) => String(pet[order.field] ?? '');
    return this.pets.filter(keep).toSorted((one, other) => sign * (value(one) < value(other) ? -1 : Number(value(one) !== value(other))));
  }

  at(id: string): Pet | undefined {
    return this.pets.find((pet) => String(pet.id) === id);
  }

  add(sent: Record<string, unknown>): Pet {
    const pet = { registered: '2024-06-01T08:00:00Z', ...sent, id: Math.max(0, ...this.pets.map(({ id }) => id)) + 1 } as unknown as Pet;
    this.pets.push(pet);
    return pet;
  }

  remove(pet: Pet): void {
    this.pets.splice(this.pets.indexOf(pet), 1);
  }

  /** The errors of a pet, by field. */
  mistakes({ name, kind }: Record<string, unknown>): Record<string, string> {
    return {
      ...((typeof name !== 'string' || name.length > 20) && { name: 'This name is too long.' }),
      ...(kind === 'bird' && { kind: 'Birds are not taken.' }),
    };
  }
}

/** The request to a server, from the arguments of `fetch`. */
export function asked(url: string, init: RequestInit): Asked {
  const { pathname, searchParams } = new URL(url);
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return { method: init.method ?? 'GET', path: pathname.replace(/^\/api\//, ''), query: searchParams, headers: new Headers(init.headers), body };
}
