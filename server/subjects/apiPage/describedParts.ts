/**
 * The description of the API as text: whole, or one part of it. The whole is megabytes long and is made once; whoever has
 * it asks with its ETag whether it still holds.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { mayCall, operationsIn, readableApi } from './readableApi.ts'

type Described = { text: string; etag: string }
type App = Pick<FastifyInstance, 'swagger'>

/** Texts by part, for people: routes do not change while the server runs. */
const known = new WeakMap<object, Map<string, Described>>()

/**
 * @param tag Part; absent: the whole.
 * @throws {NotFound} For a part that is not there, or has nothing for this key.
 */
export function describedFor(app: App, access: Access, tag?: string): Described {
  const description = app.swagger()
  const isOfPart = (operation: { tags?: readonly string[] }) => tag === undefined || operation.tags?.[0] === tag
  // A key is shown what its scopes allow; people are shown everything, with the right that each call needs.
  if (access.scopes !== undefined)
    return described(
      readableApi(description, (operation) => isOfPart(operation) && mayCall(operation, access)),
      tag,
    )
  const texts = known.get(description) ?? new Map<string, Described>()
  known.set(description, texts)
  const text =
    texts.get(tag ?? '') ?? described(tag === undefined ? description : readableApi(description, isOfPart), tag)
  texts.set(tag ?? '', text)
  return text
}

function described(description: { paths?: object }, tag: string | undefined): Described {
  if (tag !== undefined && operationsIn(description).length === 0) throw new NotFound()
  const text = JSON.stringify(description)
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

export function sendDescribed({ headers }: FastifyRequest, reply: FastifyReply, { text, etag }: Described) {
  // The compressed answer has the same tag, so it may come back as a weak one.
  void reply.header('etag', etag).header('cache-control', 'private, no-cache')
  const given = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (given.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
