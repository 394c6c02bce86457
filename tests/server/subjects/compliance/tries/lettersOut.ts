/** Ways by which a letter that was written, or is written now, would leave the house. */
import { handOverDue } from '#server/subjects/messages/letters/handOver.ts'
import { sendDue } from '#server/subjects/messages/sendDue.ts'
import { gateway, smtp } from '#tests/server/subjects/messages/carrying.ts'
import { addTemplate, composition, one, type Kind, type Office } from '#tests/server/subjects/messages/writing.ts'
import type { Api } from '#tests/support/api.ts'
import type { Matter } from './matters.ts'

export type About = {
  api: Api
  office: Office
  file: number
  matter: Matter
  channel: Kind
  templates: Readonly<Record<Kind, number>>
}
/** What was written before anything was the matter; `draft`: it waits for somebody. */
export type Waiting = { scheduled: number; draft: number; failed: number }
export type WayOut = { name: string; isOfAll?: true; go(about: About, waiting: Waiting): Promise<number> }

export const admin = (api: Api) => api.as('admin')
const sql = (api: Api, text: string, values: readonly unknown[]) => api.app.engine.query({ text, values: [...values] })

/** A template whose text fits its purpose, of each channel. */
export async function templatesOf(api: Api, purpose: string): Promise<Record<Kind, number>> {
  const made: Partial<Record<Kind, number>> = {}
  for (const kind of ['email', 'post', 'sms'] as const) made[kind] = await addTemplate(api, kind, { purpose })
  return made as Record<Kind, number>
}

/** Written before anything is the matter: what the text says is known by its purpose, which nothing held then. */
export async function written(
  api: Api,
  office: Office,
  { file, channel, templates, matter }: Omit<About, 'api' | 'office'>,
): Promise<Waiting> {
  const write = async (key: string, more: object) => {
    const made = await one(
      api,
      composition(file, office, {
        channel,
        key: `${matter.name} ${channel} ${key}`.slice(0, 120),
        again: true,
        ...more,
      }),
    )
    if (!made || !('message' in made)) throw new Error(`${matter.name}: ${JSON.stringify(made)}`)
    const column = { email: 'email_template_id', post: 'post_mail_template_id', sms: 'sms_template_id' }[channel]
    await api.engine.query({
      text: `update message set ${column} = $2, purpose = $3 where id = $1`,
      values: [made.message, templates[channel], matter.purpose],
    })
    return made.message
  }
  const waiting = {
    scheduled: await write('scheduled', {}),
    draft: await write('draft', { requiresApproval: true }),
    failed: await write('failed', {}),
  }
  await api.engine.query({ text: `update message set status = 'failed' where id = $1`, values: [waiting.failed] })
  return waiting
}

const byHand = (name: string, more: object): WayOut => ({
  name,
  go: async ({ api, file, channel, templates }) =>
    (
      await admin(api).post(`/api/v4/file/${file}/message`, {
        channel,
        template: templates[channel],
        again: true,
        ...more,
      })
    ).statusCode,
})
const act = (name: string, action: string, of: keyof Waiting): WayOut => ({
  name,
  go: async ({ api }, waiting) => (await admin(api).post(`/api/v4/message/${waiting[of]}/${action}`, {})).statusCode,
})
const none = 400

export const lettersOut: readonly WayOut[] = [
  byHand('by hand', {}),
  byHand('by hand, in words of his own', { body: '<p>Betaal nu.</p>' }),
  {
    name: 'by hand, with a reason',
    go: async ({ api, file, channel, templates, matter }) => {
      if (matter.isPassable) return none
      const body = { channel, template: templates[channel], again: true, overrideReason: 'Het mag' }
      return (await admin(api).post(`/api/v4/file/${file}/message`, body)).statusCode
    },
  },
  {
    name: 'with many others',
    go: async ({ api, office, file, channel, templates, matter }) => {
      const made = await one(
        api,
        composition(file, office, {
          channel,
          template: templates[channel],
          key: `${matter.name} ${channel} many`,
          again: true,
        }),
      )
      return made && 'hold' in made ? none : 201
    },
  },
  { name: 'as it was scheduled before', go: async () => none },
  act('approved', 'approve', 'draft'),
  {
    name: 'approved with many others',
    go: async ({ api }, { draft }) => {
      const run = (await admin(api).post('/api/v4/message/bulk', { action: 'approve', ids: [draft] })).json<{
        id: number
        total: number
      }>()
      await admin(api).post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })
      await api.runDue()
      return none
    },
  },
  act('tried again', 'retry', 'failed'),
  {
    name: 'as a letter of another template',
    go: async ({ api, office, file, channel, matter }) => {
      const info = await addTemplate(api, channel, { purpose: matter.purpose, active: false })
      const made = await one(
        api,
        composition(file, office, { channel, template: info, key: `${matter.name} ${channel} other`, again: true }),
      )
      return made && 'hold' in made ? none : 201
    },
  },
  {
    name: 'by a template that says less now',
    async go({ api, channel, templates }, { scheduled, draft }) {
      const table = { email: 'email_template', post: 'post_mail_template', sms: 'sms_template' }[channel]
      await sql(api, `update ${table} set purpose = 'information' where id = $1`, [templates[channel]])
      await sql(
        api,
        `update message set status = 'scheduled', hold = null, scheduled_at = now() - interval '400 days' where id = any($1::bigint[])`,
        [[scheduled, draft]],
      )
      await leave(api)
      await sql(api, `update ${table} set purpose = $2 where id = $1`, [templates[channel], 'reminder'])
      return none
    },
  },
  {
    name: 'SQL: scheduled again',
    async go({ api, matter }, { scheduled, draft, failed }) {
      await sql(
        api,
        `update message set status = 'scheduled', hold = null, purpose = $2, scheduled_at = now() - interval '400 days' where id = any($1::bigint[])`,
        [[scheduled, draft, failed], matter.purpose],
      )
      return none
    },
  },
  {
    name: 'SQL: a letter of no template',
    isOfAll: true,
    async go({ api, file, channel }) {
      await sql(
        api,
        `insert into message (file_id, debtor_id, channel, destination, status, to_address, subject, body, scheduled_at, version)
          select $1, debtor_id, $2, 'debtor', 'scheduled', case $2 when 'email' then 'saar@example.test' when 'sms' then '+31612345678' else 'Saar' end, 'Betaal', '<p>Betaal</p>', now() - interval '400 days', 1
            from collection_file where id = $1`,
        [file, channel],
      )
      return none
    },
  },
  {
    name: 'as a document',
    isOfAll: true,
    async go({ api, file, channel }) {
      const { rows } = await api.engine.query<{ id: number }>({
        text: `insert into document (file_id, name, kind, direction, channel, status) values ($1, 'Aanmaning.pdf', 'letter_out', 'out', $2, 'to_send'), ($1, 'Aanmaning 2.pdf', 'letter_out', 'out', $2, 'approved') returning id::int as id`,
        values: [file, channel],
      })
      const [one_, two] = rows.map(({ id }) => id)
      const approved = await admin(api).post(`/api/v4/document/${String(one_)}/approve`, {})
      const sent = await admin(api).post(`/api/v4/document/${String(two)}/markSent`, {})
      return Math.min(approved.statusCode, sent.statusCode)
    },
  },
]

/** Does what is due, by each carrier. */
export async function leave({ app }: Pick<Api, 'app'>): Promise<void> {
  const signal = new AbortController().signal
  await sendDue(app, signal)
  await handOverDue(app, signal)
}

/** What reached a carrier, by any of them. */
export async function left(api: Api): Promise<unknown[]> {
  const { rows } = await api.engine.query<{ id: number; channel: string }>({
    text: `select id::int as id, channel from message where status in ('queued', 'sent', 'delivered') order by id`,
  })
  const papers = await api.engine.query({ text: `select id from document where status = 'sent'` })
  return [...smtp.letters, ...gateway.texts, ...rows, ...papers.rows]
}
