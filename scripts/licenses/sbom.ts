/**
 * `npm run sbom`: the packages that are shipped, with versions, checksums and licenses, as CycloneDX. npm's own list with
 * `--omit dev` leaves out what a tool of ours happens to need as well, so it is asked for all, and what only tools need is
 * taken away here.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import project from '../../package.json' with { type: 'json' };

const Part = z.looseObject({
  'bom-ref': z.string(),
  properties: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
});
const Bill = z.looseObject({
  metadata: z.looseObject({ component: Part }),
  components: z.array(Part),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.optional(z.array(z.string())) })),
});

const all = execFileSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const bill = Bill.parse(JSON.parse(all));
const components = bill.components.filter(
  ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
);
const { component } = bill.metadata;
const kept = new Set([component, ...components].map((part) => part['bom-ref']));
const dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ dependsOn = [], ...rest }) => ({ ...rest, dependsOn: dependsOn.filter((ref) => kept.has(ref)) }));
// npm names the project after its folder.
const metadata = { ...bill.metadata, component: { ...component, name: project.name } };
console.log(JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2));
