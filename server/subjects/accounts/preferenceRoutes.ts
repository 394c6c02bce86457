/**
 * Personal preferences (appearance, density, columns per page), stored per account so that they are the same in
 * every browser. Screens decide what a name means; here are only the limits.
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Engine, Trx } from '#server/db/engine.ts'
import { FieldErrors, NotAllowed, Refused, type Text } from '#server/errors.ts'

export type Preferences = Readonly<Record<string, unknown>>

const namePattern = /^[a-z][\w./:{}-]{0,119}$/i
const mostNames = 300
/** Maximum bytes of one value, as JSON. */
const mostBytes = 4096

export const preferencesSchema = {
  description: 'Values by name, as they were put.',
  type: 'object',
  additionalProperties: true,
}

export async function preferencesOf(engine: Pick<Engine, 'query'>, userId: number): Promise<Preferences> {
  const text = 'select name, value from preference where user_id = $1 order by name'
  const { rows } = await engine.query<{ name: string; value: unknown }>({ text, values: [userId], name: 'preferences' })
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export const preferenceRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app
  const path = '/api/v4/users/preferences'
  const response = { 200: preferencesSchema }

  app.get(
    path,
    {
      config: { acl: '*', asServer: 'account' },
      schema: { tags: ['session'], summary: 'How this person likes to work', response },
    },
    async ({ access: { person } }) => person && preferencesOf(engine, person.id),
  )

  app.put<{ Body: Preferences }>(
    path,
    {
      config: { acl: '*', asServer: 'account', withoutKey: 'The same preferences again change nothing.' },
      schema: {
        tags: ['session'],
        summary: 'Change some preferences; null takes one away',
        body: preferencesSchema,
        response,
      },
    },
    async ({ access: { person, impersonator }, body }) => {
      if (!person) throw new NotAllowed()
      if (impersonator) throw new Refused({ key: 'error.whileActing' })
      refuseTooMany(body)
      const errors = problemsOf(body)
      if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
      return engine.transaction(async (trx) => {
        refuseTooMany({ ...(await preferencesOf(trx, person.id)), ...body })
        await write(trx, person.id, body)
        const all = await preferencesOf(trx, person.id)
        // Checked after saving, because another window may have saved at the same time.
        refuseTooMany(all)
        return all
      })
    },
  )
}

/** Names that null removes do not count. */
function refuseTooMany(preferences: Preferences): void {
  if (Object.values(preferences).filter((value) => value !== null).length > mostNames) {
    throw new FieldErrors({ common: [{ key: 'error.tooManyPreferences', values: { max: mostNames } }] })
  }
}

function problemsOf(body: Preferences): Record<string, Text[]> {
  // Without a prototype, because a name may be toString.
  const errors = Object.create(null) as Record<string, Text[]>
  for (const [name, value] of Object.entries(body)) {
    if (!namePattern.test(name)) errors[name] = [{ key: 'error.preferenceName' }]
    else if (Buffer.byteLength(JSON.stringify(value)) > mostBytes) {
      errors[name] = [{ key: 'error.preferenceSize', values: { max: mostBytes } }]
    }
  }
  return errors
}

async function write(trx: Trx, userId: number, body: Preferences): Promise<void> {
  const [gone, kept] = [[] as string[], [] as [string, unknown][]]
  for (const [name, value] of Object.entries(body)) {
    if (value === null) gone.push(name)
    else kept.push([name, value])
  }
  await trx.query({
    text: 'delete from preference where user_id = $1 and name = any($2::text[])',
    values: [userId, gone],
  })
  await trx.query({
    text: `insert into preference (user_id, name, value) select $1::bigint, key, value from jsonb_each($2::jsonb) order by key
      on conflict (user_id, name) do update set value = excluded.value`,
    values: [userId, JSON.stringify(Object.fromEntries(kept))],
  })
}
