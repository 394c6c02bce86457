// Generated from news-item.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter } from '#schemas/query.ts'

export interface NewsItem {
  id: number
  _version: number
  title: {
    nl: string
    en?: string
    fr?: string
  }
  content: {
    nl: string
    en?: string
    fr?: string
  } | null
  audience: ('public' | 'employee' | 'customer')[]
  publishFrom: string | null
  publishUntil: string | null
  pinned: boolean | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
}

export interface NewsItemStored {
  id: number
  title: {
    nl: string
    en?: string
    fr?: string
  }
  content: {
    nl: string
    en?: string
    fr?: string
  } | null
  audience: ('public' | 'employee' | 'customer')[]
  publishFrom: string | null
  publishUntil: string | null
  pinned: boolean | null
  createdAt: string | null
  createdBy: number | null
}

export interface NewsItemCreate {
  title: {
    nl: string
    en?: string
    fr?: string
  }
  content?: {
    nl: string
    en?: string
    fr?: string
  } | null
  audience?: ('public' | 'employee' | 'customer')[]
  publishFrom?: string | null
  publishUntil?: string | null
  pinned?: boolean | null
}

export interface NewsItemUpdate {
  _version?: number
  title?: {
    nl: string
    en?: string
    fr?: string
  }
  content?: {
    nl: string
    en?: string
    fr?: string
  } | null
  audience?: ('public' | 'employee' | 'customer')[]
  publishFrom?: string | null
  publishUntil?: string | null
  pinned?: boolean | null
}

export interface NewsItemQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    publishFrom?: Direction
    publishUntil?: Direction
    pinned?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    title?: LocalizedFilter
    content?: LocalizedFilter
    audience?: ChoiceFilter<string>
    publishFrom?: RangeFilter<string>
    publishUntil?: RangeFilter<string>
    pinned?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<NewsItemQuery['_filter']>[]
    all?: readonly NonNullable<NewsItemQuery['_filter']>[]
    not?: NonNullable<NewsItemQuery['_filter']>
  }
}

export const newsItem: Entity<'news-item'> = {
  name: 'news-item',
  typeName: 'NewsItem',
  plural: 'news-items',
  api: '/api/v4/news-item',
  table: 'news_item',
  kind: 'record',
  titleField: 'title',
  order: [{ field: 'publishFrom', direction: 'desc' }],
  version: true,
  audit: true,
  access: { read: 'ROLE_NEWS', create: 'ROLE_NEWS', update: 'ROLE_NEWS', delete: 'ROLE_NEWS', export: 'ROLE_NEWS' },
  rules: [
    {
      name: 'period',
      field: 'publishUntil',
      holds: {
        any: [
          { publishUntil: { empty: true } },
          { publishFrom: { empty: true } },
          { publishUntil: { gte: '$.publishFrom' } },
        ],
      },
      constraint: 'news_item_period_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'title',
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({
      name: 'content',
      type: 'localized',
      format: 'html',
      maxLength: 100000,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({
      name: 'audience',
      type: 'list',
      required: true,
      default: ['employee'],
      values: ['public', 'employee', 'customer'],
      filter: true,
    }),
    property({ name: 'publishFrom', type: 'date-time', filter: true, sort: true }),
    property({ name: 'publishUntil', type: 'date-time', filter: true, sort: true }),
    property({ name: 'pinned', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
  ],
}
