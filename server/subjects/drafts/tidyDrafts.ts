/** Deletes drafts after the days in the settings, and those of records that went along with another one. */
import { entities } from '#schemas/generated/entities.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { job } from '#server/jobs/job.ts'
import { literal, quote } from '#server/sql/sql.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'draft.tidy': Record<string, never>
  }
}

const day = 86_400_000

const lost = entities
  .map(
    ({ name, table }) =>
      `entity = ${literal(name)} and not exists (select from ${quote(table)} t where t.id = record_id)`,
  )
  .join(' or ')

export const tidyDrafts = job({
  kind: 'draft.tidy',
  schedule: '22 * * * *',
  work: async (_data, { app }) => {
    const days = Number(await settingValue(app.engine, 'retention.draftDays'))
    const values = [new Date(app.now() - days * day).toISOString()]
    await app.engine.query({ text: 'delete from draft where at < $1', values })
    await app.engine.query({ text: `delete from draft where record_id > 0 and (${lost})` })
  },
})
