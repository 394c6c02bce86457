/** The settings of the office: reading all with their texts, changing them, and the history of one. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { settingByKey, settings } from '#domain/settings/officeSettings.ts'
import { settingGroups } from '#domain/settings/groups.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { changeSettings, type Wishes } from './change.ts'
import { settingHistory } from './history.ts'
import { fallbackOf, storedSettings } from '#server/foundation/storedSettings.ts'
import type { Locale } from '#schemas/entity.ts'

const acl = 'ROLE_SETTINGS'
const tags = ['settings']
const text = { type: 'string' }
const actor = { ...whole({ id: { type: 'integer' }, name: { type: ['string', 'null'] } }), type: ['object', 'null'] }
const moment = { type: ['string', 'null'], format: 'date-time' }
/** Text, number, boolean or lines; null for empty. */
/** Lines come first: as one of several types they would be written as one text, with commas between. */
const value = { anyOf: [{ type: 'array', items: text }, { type: ['string', 'number', 'boolean', 'null'] }] }

const itemSchema = {
  $id: 'GlobalSetting',
  type: 'object',
  required: ['key', 'group', 'type', 'title', 'value', 'fallback', 'isSet', 'changedAt', 'changedBy'],
  properties: {
    key: text,
    group: text,
    type: { enum: ['line', 'lines', 'integer', 'boolean', 'date', 'time', 'choice', 'money', 'secret'] },
    title: text,
    help: text,
    value: { ...value, description: 'What somebody has set; null: nothing. A secret is never told.' },
    fallback: { ...value, description: 'What holds while nothing is set.' },
    isSet: { type: 'boolean' },
    changedAt: moment,
    changedBy: actor,
    minimum: {},
    maximum: {},
    maxLength: { type: 'integer' },
    choices: {
      type: 'array',
      items: { type: 'object', required: ['value', 'title'], properties: { value: text, title: text } },
    },
  },
}
const listSchema = {
  type: 'object',
  required: ['items', 'groups'],
  properties: {
    items: { type: 'array', items: { $ref: 'GlobalSetting#' } },
    groups: {
      type: 'array',
      items: { type: 'object', required: ['name', 'title'], properties: { name: text, title: text } },
    },
  },
}
const historySchema = {
  type: 'object',
  required: ['items', 'total'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'at', 'by', 'onBehalfOf', 'from', 'to'],
        properties: { id: { type: 'integer' }, at: text, by: actor, onBehalfOf: actor, from: value, to: value },
      },
    },
    total: { type: 'integer' },
  },
}

/** Whether the change affects how people sign in, or credentials of the office. */
const touchesSecurity = ({ body }: FastifyRequest): boolean =>
  Object.keys((body as { values: object }).values).some((key) => {
    const setting = settingByKey.get(key)
    return setting?.group === 'security' || setting?.type === 'secret'
  })

type Page = { key: string; _offset?: string; _limit?: string }

export const settingRoutes: FastifyPluginAsync = async (app) => {
  const { engine, config } = app
  app.addSchema(itemSchema)

  const answer = async (locale: Locale) => {
    const stored = await storedSettings(engine)
    const items = settings.map((setting) => {
      const { key, group, type, title, help, minimum, maximum, maxLength, choices } = setting
      const storedSetting = stored.get(key)
      return {
        key,
        group,
        type,
        minimum,
        maximum,
        maxLength,
        title: title[locale],
        help: help?.[locale],
        value: type === 'secret' ? null : (storedSetting?.value ?? null),
        fallback: fallbackOf(setting, config),
        isSet: storedSetting !== undefined,
        changedAt: storedSetting?.changedAt ?? null,
        changedBy: storedSetting?.changedBy ?? null,
        choices: choices?.map((choice) => ({ value: choice.value, title: choice.title[locale] })),
      }
    })
    return { items, groups: settingGroups.map(({ name, title }) => ({ name, title: title[locale] })) }
  }

  app.get(
    '/api/v4/setting',
    { config: { acl }, schema: { tags, summary: 'All settings of the office', response: { 200: listSchema } } },
    ({ access }) => answer(access.locale),
  )

  app.put<{ Body: { values: Wishes['values']; seen?: Wishes['seen'] } }>(
    '/api/v4/setting',
    {
      config: { acl, confirm: touchesSecurity },
      schema: {
        tags,
        summary: 'Change settings, by key: all or none',
        description: 'null takes a setting back. Errors come by key; one that changed since it was seen is refused.',
        body: {
          type: 'object',
          required: ['values'],
          additionalProperties: false,
          properties: {
            values: { type: 'object', maxProperties: 200 },
            seen: { type: 'object', maxProperties: 200, additionalProperties: moment },
          },
        },
        response: { 200: listSchema },
      },
    },
    async (request) => {
      const { values, seen = {} } = request.body
      await changeSettings(app, request, { values, seen })
      return answer(request.access.locale)
    },
  )

  app.get<{ Querystring: Page }>(
    '/api/v4/setting/history',
    {
      config: { acl },
      schema: {
        tags,
        summary: 'Who changed a setting, newest first',
        querystring: {
          type: 'object',
          required: ['key'],
          properties: {
            key: { type: 'string', maxLength: 100 },
            _offset: { type: 'string', pattern: '^[0-9]{1,6}$' },
            _limit: { type: 'string', pattern: '^(?:[1-9][0-9]?|100)$' },
          },
        },
        response: { 200: historySchema },
      },
    },
    ({ query: { key, _offset = '0', _limit = '20' } }) =>
      settingHistory(engine, key, { offset: Number(_offset), limit: Number(_limit) }),
  )
}
