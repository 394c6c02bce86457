/** The variables of templates: offered to authors of any kind of template, and where each is used. */
import { itemsAnswer, valuesAnswer } from '#server/http/describedAnswers.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { may } from '#domain/access/roles.ts'
import { templateVariable } from '#schemas/generated/template-variable.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { idFrom } from '#server/sql/id.ts'
import { readRecord } from '#server/records/record.ts'
import { NotAllowed } from '#server/errors.ts'
import { sampledVariables } from './samples.ts'
import { everyTemplate, useCounts, usesOf } from './usage.ts'

/** Rights of authors; those who may change templates without reading the stored ones are authors too. */
const writers = [
  'ROLE_EMAIL_TEMPLATE_VIEW or ROLE_EMAIL_TEMPLATE_EDIT',
  'ROLE_POST_MAIL_TEMPLATE_VIEW or ROLE_POST_MAIL_TEMPLATE_EDIT',
  'ROLE_LEGAL',
].join(' or ')
const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }

export const templateVariableRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/api/v4/template-variable',
    {
      config: { acl: writers, answers: itemsAnswer('The variables.') },
      schema: { tags: ['template-variable'], summary: 'All variables, with samples' },
    },
    async () => {
      const { variables } = await sampledVariables(app, dayOf(app.now()))
      return { items: variables }
    },
  )
  app.get(
    `${templateVariable.api}/used`,
    {
      config: { acl: templateVariable.access.read, answers: valuesAnswer('Templates, by key.', { type: 'integer' }) },
      schema: { tags: ['template-variable'], summary: 'In how many templates each is named, by key' },
    },
    () => useCounts(app.engine),
  )
  app.get(
    `${templateVariable.api}/:id/templates`,
    {
      config: { acl: templateVariable.access.read, answers: itemsAnswer('The templates.') },
      schema: { tags: ['template-variable'], summary: 'Templates that name it, as far as one may read them', params },
    },
    async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const { access } = request
      if (!access.person) throw new NotAllowed()
      const { acl } = access.person
      const context = { engine: app.engine, entity: templateVariable, entities: entityByName, access, now: app.now() }
      const { key } = JSON.parse(await readRecord(idFrom(request.params.id), context)) as { key: string }
      const readable = everyTemplate.filter((name) => may(acl, entityByName.get(name)?.access.read))
      return { items: await usesOf(app.engine, key, readable) }
    },
  )
}
