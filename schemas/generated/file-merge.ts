// Generated from file-merge.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface FileMerge {
  id: number
  _version: number
  lead: {
    id: number
    number: string | null
  }
  files: {
    id: number
    number: string | null
  }[]
  customer: {
    id: number
    company: string
  } | null
  debtor: {
    id: number
    name: string | null
    number: string | null
  } | null
  status: 'merged' | 'undone'
  claims: number | null
  costsBefore: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  costsAfter: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  outstandingBefore: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  outstandingAfter: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  undoneAt: string | null
  undoneBy: {
    id: number
    name: string
  } | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface FileMergeStored {
  id: number
  lead: number
  files: number[]
  customer: number | null
  debtor: number | null
  status: 'merged' | 'undone'
  claims: number | null
  costsBefore: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  costsAfter: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  outstandingBefore: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  outstandingAfter: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  undoneAt: string | null
  undoneBy: number | null
  createdAt: string | null
  createdBy: number | null
}

export interface FileMergeCreate {}

export interface FileMergeUpdate {
  _version?: number
}

export interface FileMergeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    status?: Direction
    claims?: Direction
    costsBefore?: Direction
    costsAfter?: Direction
    outstandingBefore?: Direction
    outstandingAfter?: Direction
    undoneAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    lead?: ChoiceFilter<number>
    files?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    debtor?: ChoiceFilter<number>
    status?: ChoiceFilter<'merged' | 'undone'>
    claims?: RangeFilter<number>
    costsBefore?: RangeFilter<number>
    costsAfter?: RangeFilter<number>
    outstandingBefore?: RangeFilter<number>
    outstandingAfter?: RangeFilter<number>
    undoneAt?: RangeFilter<string>
    undoneBy?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<FileMergeQuery['_filter']>[]
    all?: readonly NonNullable<FileMergeQuery['_filter']>[]
    not?: NonNullable<FileMergeQuery['_filter']>
  }
}

export interface FileMergeUndoBody {}

export type FileMergeState = 'merged' | 'undone'

export type FileMergeAction = 'undo'

/** Reasons that guards refuse with. */
export type FileMergeRefusal = 'late' | 'changed' | 'sent' | 'paid' | 'executed' | 'charged' | 'agreed' | 'claimed'

/** What the guards and effects of its lifecycle are typed by. */
export type FileMergeLifecycle = {
  record: FileMergeStored
  state: FileMergeState
  action: FileMergeAction
  refusal: FileMergeRefusal
  bodies: {
    undo: FileMergeUndoBody
  }
  guards: {}
  effects: { takeBack: 'undo' }
}

export const fileMerge: Entity<'file-merge'> = {
  name: 'file-merge',
  typeName: 'FileMerge',
  plural: 'file-merges',
  api: '/api/v4/file-merge',
  table: 'file_merge',
  kind: 'record',
  titleField: 'createdAt',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: { read: 'ROLE_FILE_SEARCH or ROLE_MERGING', within: 'lead', staffOnly: true },
  lifecycle: {
    property: 'status',
    initial: ['merged'],
    states: {
      merged: { tone: 'success', editable: false },
      undone: { final: true, editable: false, require: ['undoneAt'] },
    },
    actions: {
      undo: {
        from: ['merged'],
        to: 'undone',
        by: 'user',
        access: 'ROLE_PROCESSING and ROLE_MERGING',
        fields: { require: [], optional: [] },
        set: { undoneAt: '$now', undoneBy: '$me' },
        effect: ['takeBack'],
        confirm: 'ask',
        danger: true,
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'lead',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'merges', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'files',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: {
        entity: 'file',
        many: true,
        embed: ['number'],
        inverse: 'mergedBy',
        onDelete: 'restrict',
        linkTable: 'file_merge_files',
      },
      filter: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'fileMerges',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'debtor',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'debtor',
        many: false,
        embed: ['name', 'number'],
        inverse: 'fileMerges',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'merged',
      values: ['merged', 'undone'],
      filter: true,
      sort: true,
    }),
    property({ name: 'claims', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'costsBefore', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'costsAfter', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'outstandingBefore', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'outstandingAfter', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'undoneAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'undoneBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'undoneFileMerges', onDelete: 'clear' },
      filter: true,
    }),
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
