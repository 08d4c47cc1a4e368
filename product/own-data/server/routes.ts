import type { Serve } from '#platform/server/http/serve.ts';
import { accountDeletionRoutes } from './deletion/routes.ts';
import { type OwnExportPorts, ownExportRoutes } from './export/routes.ts';
import type { OwnLetterPorts } from './letters/letters.ts';

export function ownDataRoutes(serve: Serve, ports: OwnExportPorts & OwnLetterPorts): void {
  ownExportRoutes(serve, ports);
  accountDeletionRoutes(serve, ports);
}
