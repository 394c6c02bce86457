/** Makes the log entry of an API call: masked and shortened here, before it goes anywhere. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entities } from '#schemas/generated/entities.ts'
import { callTypeOf } from '#domain/apiLog/callType.ts'
import { excerpt } from '#domain/apiLog/excerpt.ts'
import { maskHeader, maskLooseJson, maskQuery, maskText, maskValue } from '#domain/apiLog/mask.ts'
import { pluginOf, type Plugin } from '#domain/apiLog/plugin.ts'
import type {} from '#server/subjects/integration/keys/apiKeysPlugin.ts'

export type Entry = {
  /** ISO time. */
  at: string
  customer_id: number | null
  api_client_id: number | null
  ip: string
  method: string
  /** Path without the query. */
  path: string
  type: string
  status: number
  duration_ms: number
  /** The beginnings of request and response, which are searched. */
  request: string
  response: string
  full_request: string
  full_response: string
  /** The path of the route, with `:id` for variable parts. */
  endpoint: string
  plugin: Plugin | undefined
}

/** Maximum characters stored of a request or response: 16 KB of plain text. */
const mostKept = 16 * 1024
/** Slightly more than is stored, so that no secret is cut in two and partly shown. */
const mostMasked = mostKept + 1024
/** Maximum characters searched. */
const mostSearched = 400
/** Larger answers are masked as text instead of as JSON. */
const mostParsed = 256 * 1024
const headers = ['host', 'user-agent', 'content-type', 'accept-language', 'authorization'] as const

/** Properties by which one looks for a person or an account; of any entity, because a filter may follow a relation. */
const personalFormats: readonly unknown[] = ['email', 'iban', 'phone-e164']
const personal = new Set(
  entities.flatMap(({ properties }) =>
    properties
      .filter(({ format, access, writeOnly }) => personalFormats.includes(format) || access?.logReads || writeOnly)
      .map(({ name }) => name),
  ),
)
const isPersonal = (name: string): boolean => personal.has(name)

/** @param payload The answer, when it is text. */
export function entryOf(request: FastifyRequest, reply: FastifyReply, payload: string | undefined, now: number): Entry {
  const { method, url, ip, keyCall, body } = request
  const path = url.split('?', 1)[0] ?? url
  const given = body === undefined || body === null ? '' : maskedJson(body)
  const address = maskQuery(url, isPersonal)
  const sent = headers.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [`${name}: ${maskHeader(name, value)}`] : []
  })
  const answered = payload === undefined ? '' : maskedText(payload)
  return {
    at: new Date(now - reply.elapsedTime).toISOString(),
    customer_id: keyCall?.holder?.ownerId ?? null,
    api_client_id: keyCall?.holder?.id ?? null,
    ip: ip.slice(0, 45),
    method,
    path: maskText(path).slice(0, 255),
    type: callTypeOf(path, keyCall?.isRefused === true),
    status: reply.statusCode,
    duration_ms: Math.round(reply.elapsedTime),
    request: clean(`${method} ${address} ${given}`, mostSearched),
    response: clean(`${reply.statusCode} ${answered}`, mostSearched),
    full_request: clean([`${method} ${address}`, ...sent, '', given].join('\n'), mostKept),
    full_response: clean(answered, mostKept),
    endpoint: request.routeOptions.url ?? path,
    plugin: pluginOf(request.headers['user-agent']),
  }
}

function maskedText(payload: string): string {
  if (payload.length <= mostParsed) {
    try {
      return maskedJson(JSON.parse(payload))
    } catch {
      // Not JSON; possibly a file.
    }
  }
  return maskLooseJson(payload.slice(0, mostMasked))
}

/** Shortened before masking: masking a megabyte would block the event loop. */
const maskedJson = (value: unknown): string => JSON.stringify(maskValue(excerpt(value, mostMasked)))

/** PostgreSQL stores neither zero characters nor unpaired surrogates. */
const clean = (text: string, most: number): string => text.slice(0, most).replaceAll('\u0000', '').trim().toWellFormed()
