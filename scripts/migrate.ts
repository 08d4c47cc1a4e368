/**
 * `npm run migrate`: brings the database of DATABASE_URL up to date, for servers and workers that start with MIGRATE=0, and puts
 * the files of this release's pages where servers of the release before find them.
 */
import { migrateApart } from '#apps/running/prepare-database.ts';
import { explain } from '#apps/running/runtime.ts';
import { shareOwnAssets } from '#apps/running/web-folder.ts';
import { SettingsError } from '#platform/server/settings/environment.ts';
import { assetsSetting, databaseSettings } from '#platform/server/settings/server-settings.ts';

try {
  const settings = { ...databaseSettings(process.env), port: 0, host: '' };
  if (settings.databaseUrl === null) {
    throw new SettingsError(
      'DATABASE_URL',
      'is missing: the embedded database is brought up to date by its own start',
    );
  }
  const applied = await migrateApart(settings, { connectionString: settings.databaseUrl });
  await shareOwnAssets(assetsSetting(process.env));
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  if (error instanceof SettingsError) console.error(error.message);
  else console.error(explain(error, { ...databaseSettings(process.env), port: 0, host: '' }));
  process.exitCode = 1;
}
