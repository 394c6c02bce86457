/** Lists to choose from have one text, in the language of the asker, for whoever does not ask for all of them. */
import type { FastifyRequest } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import { allTexts } from '#schemas/perLocale.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { isLocale } from '#server/foundation/messages.ts'

type Asked = Pick<FastifyRequest, 'access' | 'headers' | 'query'>

/** @throws {FieldErrors} At `lang`, for a language that we do not have. */
export function accessToChoose(request: Asked): Access {
  const { access, headers } = request
  if (lang(request) === undefined && (access.textLocale ?? headers[allTexts.name] === allTexts.value)) return access
  return { ...access, textLocale: localeToChoose(request) }
}

/** The language that is asked for by `lang`, else that of the asker. @throws As `accessToChoose`. */
export const localeToChoose = (request: Asked): Locale => lang(request) ?? request.access.locale

function lang({ query }: Asked): Locale | undefined {
  const { lang: asked } = query as { lang?: unknown }
  if (asked === undefined || isLocale(asked)) return asked
  throw new FieldErrors({ lang: [{ key: 'validation.enum' }] })
}
