/** Short lists of choices that the specification names: subjects of the agenda, account managers and case managers. */
import type { FastifyPluginAsync } from 'fastify'
import { systemSubjects } from '#domain/agenda/subjects.ts'
import { agendaSubject } from '#schemas/generated/agenda-subject.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import { localeToChoose } from '#server/http/choosing.ts'
import { localeSchema } from '#server/lists/schema.ts'
import { names } from '#server/sql/names.ts'

const a = names('agenda_subject')
const c = names('customer', 'c')
const u = names('app_user', 'u')

type Option = { id: number; name: string }

const items = (properties: object = {}) => ({
  200: {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name'],
          properties: { id: { type: 'integer' }, name: { type: 'string' }, ...properties },
        },
      },
    },
  },
})
const subject = {
  code: { type: 'string' },
  priority: { type: ['string', 'null'] },
  defaultDays: { type: ['integer', 'null'], description: 'Days after today on which a new item falls.' },
}

const inLanguage = { type: 'object', properties: { lang: localeSchema } }

export const lookupRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app

  app.get(
    '/api/v4/agenda/subjects',
    {
      config: { acl: agendaSubject.access.read },
      schema: {
        tags: ['agenda'],
        summary: 'Subjects that may be chosen',
        querystring: inLanguage,
        response: items(subject),
      },
    },
    async (request) => ({
      items: await subjects(
        engine,
        localeToChoose(request),
        `coalesce(${a.selectable}, true) and ${a.code} <> all($2)`,
      ),
    }),
  )

  app.get(
    '/api/v3/file-agenda/get-subjects-list',
    {
      config: { acl: agendaSubject.access.read },
      schema: {
        tags: ['agenda'],
        summary: 'All subjects that items may have',
        querystring: inLanguage,
        response: items(subject),
      },
    },
    async (request) => ({ items: await subjects(engine, localeToChoose(request), '$2::text[] is not null') }),
  )

  app.get(
    '/api/v3/account-manager/get-option-list',
    {
      config: { acl: 'ROLE_EMPLOYEE' },
      schema: { tags: ['users'], summary: 'Employees who look after customers', response: items() },
    },
    async () => ({
      items: await employees(
        engine,
        `(${u.department} = 'commercial' or exists (select from customer c where ${c.account_manager_id} = ${u.id}))`,
      ),
    }),
  )

  app.get(
    '/api/v3/case-manager/get-option-list',
    {
      config: { acl: 'ROLE_EMPLOYEE' },
      schema: { tags: ['users'], summary: 'Employees who handle files', response: items() },
    },
    async () => ({ items: await employees(engine, 'true') }),
  )
}

async function subjects(engine: Engine, locale: Locale, condition: string): Promise<Option[]> {
  const { rows } = await engine.query<Option>({
    text: `select ${a.id}, coalesce(${a.name} ->> $1, ${a.name} ->> 'nl') as name, ${a.code}, ${a.priority}, ${a.default_days} as "defaultDays"
      from agenda_subject where coalesce(${a.active}, true) and ${condition} order by ${a.position} nulls last, ${a.id}`,
    values: [locale, systemSubjects],
  })
  return rows
}

/** @param condition SQL of this program over `u`, an account. */
async function employees(engine: Engine, condition: string): Promise<Option[]> {
  const { rows } = await engine.query<Option>({
    text: `select ${u.id}, ${u.name} from app_user u
      where ${u.kind} = 'employee' and coalesce(${u.active}, true) and ${condition} order by ${u.name}, ${u.id}`,
  })
  return rows
}
