import type { Serve } from '#platform/server/http/serve.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { accountDeletionRoutes } from './deletion/routes.ts';
import { type OwnExportPorts, ownExportRoutes } from './export/routes.ts';

export function ownDataRoutes(serve: Serve, ports: OwnExportPorts & LetterPorts): void {
  ownExportRoutes(serve, ports);
  accountDeletionRoutes(serve, ports);
}
