import type { Hono } from 'hono';
import { drawProof } from '../images/drawProof';
import { served } from '../images/routes';
import type { SandboxEnvironment } from '../session/authenticate';

/** The files that generated people gave to their structures. */
export function addProofFileRoutes(app: Hono<SandboxEnvironment>): void {
  app.get('/upload/solidary/:name', (c) => {
    const name = c.req.param('name');
    return served(drawProof(name), name.endsWith('.pdf') ? 'application/pdf' : 'image/png');
  });
}
