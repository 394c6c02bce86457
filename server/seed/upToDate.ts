/**
 * Brings a database to this release: migrations and reference data with the owner's login, then the rights of
 * the server's roles.
 */
import { entities } from '#schemas/generated/entities.ts'
import type { Settings } from '#server/config.ts'
import { makeRoles } from '#server/db/grants.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { liftPolicies, protect } from '#server/protect.ts'
import { fillReferenceData } from '#server/seed/reference/fill.ts'

type Logins = Pick<Settings, 'databaseUrl' | 'migrationUrl'>

/** The settings with the login that owns the tables. */
export const asOwner = <Given extends Logins>(settings: Given): Given => ({
  ...settings,
  databaseUrl: settings.migrationUrl ?? settings.databaseUrl,
})

/**
 * @param owner Opened with the settings of `asOwner`.
 * @param fill Fills the database before the roles are restricted.
 * @throws {RolesMissing} Where the owner may not create the roles, before anything else is done.
 * @throws {MigrationError}
 */
export async function bringUpToDate(
  owner: OpenEngine,
  settings: Logins,
  { log, fill = async () => {} }: { log: (text: string) => void; fill?: () => Promise<void> },
): Promise<void> {
  const login = loginOf(settings)
  await makeRoles(owner, login)
  await owner.withoutTimeout(() => migrate(owner, { log, before: liftPolicies }))
  await owner.withoutTimeout(() => fillReferenceData(owner, new Date()))
  await fill()
  await owner.withoutTimeout(() => protect(owner, entities, login))
}

/** The login that serves, if it differs from the one that migrates. */
const loginOf = ({ migrationUrl, databaseUrl }: Logins): string | undefined =>
  migrationUrl && databaseUrl ? decodeURIComponent(new URL(databaseUrl).username) || undefined : undefined
