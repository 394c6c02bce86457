/** Filters and pages the catalogue by the query of the list. */
import { folded } from '#domain/foldText.ts'
import { locales } from '#schemas/product.ts'
import { FieldErrors } from '#server/errors.ts'
import type { TextItem } from './catalogue.ts'

export type TextQuery = {
  _offset?: string
  _limit?: string
  _filter?: { search?: string; area?: string; state?: 'changed' | 'missing' }
}

const mostItems = 1000
const whole = { type: 'string', pattern: '^[0-9]{1,9}$' }

export const querySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    _offset: { ...whole, default: '0' },
    _limit: { ...whole, default: '50' },
    _filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        search: { description: 'In the key and in the texts.', type: 'string', maxLength: 200 },
        area: { type: 'string', maxLength: 200 },
        state: { description: 'Changed in some language; or missing in one.', enum: ['changed', 'missing'] },
      },
    },
  },
}

/** @throws {FieldErrors} For a page with too many items. */
export function find(all: readonly TextItem[], { _offset = '0', _limit = '50', _filter = {} }: TextQuery) {
  const [offset, limit] = [Number(_offset), Number(_limit)]
  if (limit < 1 || limit > mostItems) {
    throw new FieldErrors({ _limit: [{ key: 'error.limit', values: { max: mostItems } }] })
  }
  const { search = '', area, state } = _filter
  const wanted = folded(search)
  const found = all.filter(
    (item) => (area === undefined || item.area === area) && isIn(item, state) && (wanted === '' || says(item, wanted)),
  )
  return {
    items: found.slice(offset, offset + limit),
    pager: { pages: { total: Math.ceil(found.length / limit) } },
    total: found.length,
  }
}

function isIn({ texts }: TextItem, state: 'changed' | 'missing' | undefined): boolean {
  if (state === undefined) return true
  return locales.some((locale) =>
    state === 'changed' ? texts[locale].changed !== null : (texts[locale].changed ?? texts[locale].original) === null,
  )
}

const says = ({ key, texts }: TextItem, wanted: string): boolean =>
  [key, ...locales.flatMap((locale) => [texts[locale].original, texts[locale].changed])].some(
    (text) => text !== null && folded(text).includes(wanted),
  )
