/** Changing texts at run time, and reverting to the shipped text, which is never lost. */
import type { FastifyPluginAsync } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { longestText } from '#schemas/textKey.ts'
import type { Access } from '#server/foundation/access.ts'
import { FieldErrors } from '#server/errors.ts'
import { accountMailRight } from './accountMail.ts'
import { changeText, takeBack, type Wish } from './change.ts'
import { areas, guardOf, isRight, originalOf, readCatalogue } from './catalogue.ts'
import { find, querySchema, type TextQuery } from './find.ts'
import { problemsOf } from './wording.ts'

const acl = 'ROLE_SETTINGS'
const withoutKey = 'The same text again changes nothing, and what is committed is read again at once.'
const tags = ['texts']

const nullable = (type: string) => ({ type: [type, 'null'] })
const wordingSchema = {
  type: 'object',
  required: ['original', 'changed'],
  properties: {
    original: nullable('string'),
    changed: nullable('string'),
    changedAt: { type: 'string', format: 'date-time' },
    changedBy: nullable('string'),
  },
}
const itemSchema = {
  $id: 'ChangeableText',
  type: 'object',
  required: ['key', 'area', 'guard', 'texts'],
  properties: {
    key: { type: 'string' },
    area: { type: 'string', description: 'What the key starts with.' },
    guard: {
      description: 'Who may change it: whoever words texts; a super administrator alone; nobody.',
      enum: ['settings', 'super-admin', 'nobody'],
    },
    texts: {
      type: 'object',
      required: [...locales],
      properties: Object.fromEntries(locales.map((locale) => [locale, wordingSchema])),
    },
  },
}
const listSchema = {
  type: 'object',
  required: ['items', 'pager', 'total', 'areas'],
  properties: {
    items: { type: 'array', items: { $ref: 'ChangeableText#' } },
    pager: {
      type: 'object',
      required: ['pages'],
      properties: {
        pages: { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } },
      },
    },
    total: { type: 'integer' },
    areas: { type: 'array', items: { type: 'string' } },
  },
}

const params = { type: 'object', properties: { locale: { enum: [...locales] } } }
const key = { type: 'string', maxLength: 200 }
const response = { 200: { $ref: 'ChangeableText#' } }
type Params = { locale: Locale }

export const changedTextRoutes: FastifyPluginAsync = async (app) => {
  const { engine, changedTexts } = app
  app.addSchema(itemSchema)

  app.get<{ Querystring: TextQuery }>(
    '/api/v4/texts',
    {
      config: { acl },
      schema: { tags, summary: 'All texts, by key', querystring: querySchema, response: { 200: listSchema } },
    },
    async ({ query }) => ({ ...find(await readCatalogue(engine), query), areas }),
  )

  app.put<{ Params: Params; Body: { key: string; text: string } }>(
    '/api/v4/texts/:locale',
    {
      config: { acl, withoutKey },
      schema: {
        tags,
        summary: 'Change a text',
        description:
          'It must have the placeholders of the original, and as many forms. The original itself takes the change back. ' +
          'Mails about accounts are changed by super administrators, without any address in them.',
        params,
        body: {
          type: 'object',
          required: ['key', 'text'],
          additionalProperties: false,
          properties: { key, text: { type: 'string', maxLength: longestText } },
        },
        response,
      },
    },
    async (request) => {
      const { original, ...wish } = wishOf(request.params.locale, request.body.key)
      checkGuard(wish.key, request.access)
      const text = original.trim() === '' ? request.body.text : request.body.text.trim()
      const problems = problemsOf(wish.key, original, text)
      if (problems.length > 0) throw new FieldErrors({ text: problems })
      await (text === original ? takeBack(app, request, wish) : changeText(app, request, { ...wish, text }))
      await changedTexts.refresh()
      return (await readCatalogue(engine, wish.key))[0]
    },
  )

  app.delete<{ Params: Params; Body: { key: string } }>(
    '/api/v4/texts/:locale',
    {
      config: { acl, withoutKey },
      schema: {
        tags,
        summary: 'Take the change of a text back',
        params,
        body: { type: 'object', required: ['key'], additionalProperties: false, properties: { key } },
        response,
      },
    },
    async (request) => {
      const { original: _, ...wish } = wishOf(request.params.locale, request.body.key)
      checkGuard(wish.key, request.access)
      await takeBack(app, request, wish)
      await changedTexts.refresh()
      return (await readCatalogue(engine, wish.key))[0]
    },
  )
}

/** @throws {FieldErrors} For a text that this person may not change. */
function checkGuard(key: string, { may }: Access): void {
  const guard = guardOf(key)
  if (guard === 'nobody') throw new FieldErrors({ text: [{ key: 'error.textFixed' }] })
  if (guard === 'super-admin' && !may(accountMailRight)) {
    throw new FieldErrors({ text: [{ key: isRight(key) ? 'error.textOfRights' : 'error.textOfAccounts' }] })
  }
}

/** @throws {FieldErrors} For an unknown key. */
function wishOf(locale: Locale, key: string): Wish & { original: string } {
  const original = originalOf(locale, key)
  if (original === undefined) throw new FieldErrors({ key: [{ key: 'error.textKey' }] })
  return { locale, key, original }
}
