/** Brings a database to this release: migrations and reference data by its owner, then what the roles of the server may do. */
import { entities } from '#schemas/generated/entities.ts'
import type { Settings } from '#server/config.ts'
import { makeRoles } from '#server/db/grants.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { liftPolicies, protect } from '#server/protect.ts'
import { fillReferenceData } from '#server/seed/reference/fill.ts'

type Logins = Pick<Settings, 'databaseUrl' | 'migrationUrl'>

/** The same settings with the login that owns the tables. */
export const asOwner = <Given extends Logins>(settings: Given): Given => ({
  ...settings,
  databaseUrl: settings.migrationUrl ?? settings.databaseUrl,
})

/**
 * @param owner Opened with the settings of `asOwner`.
 * @param fill What is put into it before the roles are bound.
 * @throws {RolesMissing} Where the owner may not make the roles, before anything is made.
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

/** The login that serves, where it is another than the one that migrates. */
const loginOf = ({ migrationUrl, databaseUrl }: Logins): string | undefined =>
  migrationUrl && databaseUrl ? decodeURIComponent(new URL(databaseUrl).username) || undefined : undefined
