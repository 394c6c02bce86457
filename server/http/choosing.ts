/** Lists to choose from have one text, in the language of the asker, for whoever does not ask for all of them. */
import type { FastifyRequest } from 'fastify'
import { allTexts } from '#schemas/perLocale.ts'
import type { Access } from '#server/foundation/access.ts'

export const accessToChoose = ({ access, headers }: Pick<FastifyRequest, 'access' | 'headers'>): Access =>
  access.textLocale !== undefined || headers[allTexts.name] === allTexts.value
    ? access
    : { ...access, textLocale: access.locale }
