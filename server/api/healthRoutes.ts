/**
 * Health: 200 when the database answers, 503 when it does not. When the database refuses writes, `writes` says
 * why; the status stays 200, because reading works.
 */
import type { FastifyPluginAsync } from 'fastify'
import { Busy } from '#server/errors.ts'

/** Milliseconds for the whole answer; a monitor has a deadline of its own. */
const longest = 3_000
/** Milliseconds for which a full disk is reported after the last refused write. */
const remembered = 60_000

export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/health',
    { config: { acl: 'open' }, schema: { tags: ['server'], summary: 'Is it up', response } },
    async ({ log }) => {
      try {
        const isReadOnly = await within(longest, readOnly())
        if (isReadOnly) return { ok: true, writes: 'readOnly' }
        return performance.now() - app.diskFull.at < remembered ? { ok: true, writes: 'diskFull' } : { ok: true }
      } catch (error) {
        log.error({ err: error }, 'database does not answer')
        throw new Busy()
      }
    },
  )

  async function readOnly(): Promise<boolean> {
    const text = `select current_setting('transaction_read_only') = 'on' as it`
    const { rows } = await app.engine.reserved.query<{ it: boolean }>({ text })
    return rows[0]?.it === true
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const response = {
  200: {
    type: 'object',
    required: ['ok'],
    properties: {
      ok: { type: 'boolean' },
      writes: {
        enum: ['readOnly', 'diskFull'],
        description: 'Why no change is stored at the moment; absent: changes are.',
      },
    },
  },
}
