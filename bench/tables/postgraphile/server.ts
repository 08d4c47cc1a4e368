/**
 * PostGraphile 5 over a database, as its own guide starts it: what somebody would take who wrote no handlers. Its
 * packages are fetched by the bench alone, so their types are not known here.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

type Preset = Record<string, unknown>;
type Packages = {
  postgraphile(preset: Preset): { createServ(make: unknown): { addTo(server: unknown): Promise<void> } };
  makePgService(options: Preset): unknown;
  grafserv: unknown;
  PostGraphileAmberPreset: Preset;
};

const { resolve } = createRequire(import.meta.url);
const names = [
  'postgraphile',
  'postgraphile/adaptors/pg',
  'postgraphile/grafserv/node',
  'postgraphile/presets/amber',
];
const loaded = await Promise.all(names.map((name) => import(resolve(name))));
const { postgraphile, makePgService, grafserv, PostGraphileAmberPreset }: Packages = Object.assign(
  {},
  ...loaded,
);

const [connection = '{}', port = '0'] = process.argv.slice(2);
const service = makePgService({ poolConfig: { ...JSON.parse(connection), max: 20 }, schemas: ['public'] });
const server = createServer();
await postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [service],
  // By itself it filters and sorts by the first column of an index alone.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  // Its page to write queries on is of no use here.
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
})
  .createServ(grafserv)
  .addTo(server);
server.listen(Number(port), '127.0.0.1', () => console.log(JSON.stringify(server.address())));
