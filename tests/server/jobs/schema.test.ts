import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { looseStatements } from '#server/jobs/looseStatements.ts'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabases } from '#tests/support/emptyDatabases.ts'

test.each(emptyDatabases)(
  'on %s our migrations make what this version of pg-boss would make itself',
  async (kind, open) => {
    const { engine, close } = await open()
    try {
      await migrate(engine)
      const boss = new PgBoss({
        db: looseStatements(engine),
        backend: kind as 'pglite',
        migrate: false,
        schedule: false,
        supervise: false,
      })
      boss.on('error', () => {})
      await boss.start()
      expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
      await engine.query({ text: 'drop index pgboss.job_common_i11' })
      expect(await boss.detectSchemaDrift()).toMatchObject({ ok: false })
      await boss.stop({ graceful: false })
    } finally {
      await close()
    }
  },
)
