// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface AddressSurveillance {
  id: number
  _version: number
  debtor: {
    id: number
    name: string | null
    number: string | null
  }
  file: {
    id: number
    number: string | null
  }
  customer: {
    id: number
    company: string
  } | null
  provider: {
    id: number
    name: string
  } | null
  status: 'requested' | 'active' | 'signalled' | 'accepted' | 'rejected' | 'ended'
  startedAt: string | null
  endsAt: string | null
  lastCheckAt: string | null
  result: 'unchanged' | 'moved' | 'unknown' | 'deceased' | 'abroad' | null
  newStreet: string | null
  newHouseNumber: number | null
  newHouseExtension: string | null
  newPostcode: string | null
  newCity: string | null
  newCountry: {
    id: number
    code: string
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  cost: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  decidedBy: {
    id: number
    name: string
  } | null
  decidedAt: string | null
  reason: string | null
  note: string | null
  exportedAt: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface AddressSurveillanceStored {
  id: number
  debtor: number
  file: number
  customer: number | null
  provider: number | null
  status: 'requested' | 'active' | 'signalled' | 'accepted' | 'rejected' | 'ended'
  startedAt: string | null
  endsAt: string | null
  lastCheckAt: string | null
  result: 'unchanged' | 'moved' | 'unknown' | 'deceased' | 'abroad' | null
  newStreet: string | null
  newHouseNumber: number | null
  newHouseExtension: string | null
  newPostcode: string | null
  newCity: string | null
  newCountry: number | null
  cost: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  decidedBy: number | null
  decidedAt: string | null
  reason: string | null
  note: string | null
  exportedAt: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface AddressSurveillanceCreate {
  debtor: number
  file: number
  provider?: number | null
  endsAt?: string | null
  note?: string | null
}

export interface AddressSurveillanceUpdate {
  _version?: number
  debtor?: number
  file?: number
  provider?: number | null
  endsAt?: string | null
  note?: string | null
}

export interface AddressSurveillanceQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    status?: Direction
    startedAt?: Direction
    endsAt?: Direction
    lastCheckAt?: Direction
    result?: Direction
    newHouseNumber?: Direction
    cost?: Direction
    decidedAt?: Direction
    exportedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    debtor?: ChoiceFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    provider?: ChoiceFilter<number>
    status?: ChoiceFilter<'requested' | 'active' | 'signalled' | 'accepted' | 'rejected' | 'ended'>
    startedAt?: RangeFilter<string>
    endsAt?: RangeFilter<string>
    lastCheckAt?: RangeFilter<string>
    result?: ChoiceFilter<'unchanged' | 'moved' | 'unknown' | 'deceased' | 'abroad'>
    newHouseNumber?: RangeFilter<number>
    newCountry?: ChoiceFilter<number>
    cost?: RangeFilter<number>
    decidedBy?: ChoiceFilter<number>
    decidedAt?: RangeFilter<string>
    exportedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<AddressSurveillanceQuery['_filter']>[]
    all?: readonly NonNullable<AddressSurveillanceQuery['_filter']>[]
    not?: NonNullable<AddressSurveillanceQuery['_filter']>
  }
}

export interface AddressSurveillanceTellBody {}

export interface AddressSurveillanceCheckBody {
  result: 'unchanged' | 'moved' | 'unknown' | 'deceased' | 'abroad'
}

export interface AddressSurveillanceSignalBody {
  result: 'unchanged' | 'moved' | 'unknown' | 'deceased' | 'abroad'
  newStreet?: string
  newHouseNumber?: number
  newHouseExtension?: string
  newPostcode?: string
  newCity?: string
  newCountry?: number
}

export interface AddressSurveillanceAcceptBody {}

export interface AddressSurveillanceRejectBody {
  reason: string
}

export interface AddressSurveillanceStopBody {
  reason?: string
}

export interface AddressSurveillanceLapseBody {}

export type AddressSurveillanceState = 'requested' | 'active' | 'signalled' | 'accepted' | 'rejected' | 'ended'

export type AddressSurveillanceAction = 'tell' | 'check' | 'signal' | 'accept' | 'reject' | 'stop' | 'lapse'

/** Reasons that guards refuse with. */
export type AddressSurveillanceRefusal = 'noAddress' | 'watched'

/** What the guards and effects of its lifecycle are typed by. */
export type AddressSurveillanceLifecycle = {
  record: AddressSurveillanceStored
  state: AddressSurveillanceState
  action: AddressSurveillanceAction
  refusal: AddressSurveillanceRefusal
  bodies: {
    tell: AddressSurveillanceTellBody
    check: AddressSurveillanceCheckBody
    signal: AddressSurveillanceSignalBody
    accept: AddressSurveillanceAcceptBody
    reject: AddressSurveillanceRejectBody
    stop: AddressSurveillanceStopBody
    lapse: AddressSurveillanceLapseBody
  }
  guards: {}
  effects: { tellAgenda: 'signal'; changeAddress: 'accept' }
}

export const addressSurveillance: Entity<'address-surveillance'> = {
  name: 'address-surveillance',
  typeName: 'AddressSurveillance',
  plural: 'address-surveillances',
  api: '/api/v4/address-surveillance',
  table: 'address_surveillance',
  kind: 'record',
  titleField: 'status',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_EDIT',
    create: 'ROLE_FILE_EDIT',
    update: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EDIT',
    within: 'file',
    staffOnly: true,
  },
  lifecycle: {
    property: 'status',
    initial: ['requested'],
    states: {
      requested: { tone: 'info', editable: true, due: { from: 'endsAt', after: 'P1D', action: 'lapse' } },
      active: {
        tone: 'info',
        editable: ['note', 'endsAt'],
        require: ['startedAt'],
        due: { from: 'endsAt', after: 'P1D', action: 'lapse' },
      },
      signalled: { tone: 'warning', editable: ['note'], require: ['result'] },
      accepted: { final: true, tone: 'success', editable: ['note'] },
      rejected: { final: true, editable: ['note'], require: ['reason'] },
      ended: { final: true, editable: ['note'] },
    },
    actions: {
      tell: {
        from: ['requested'],
        to: 'active',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { startedAt: '$today', exportedAt: '$now' },
        confirm: 'none',
      },
      check: {
        from: ['active'],
        to: '=',
        by: 'system',
        fields: { require: ['result'], optional: [] },
        set: { lastCheckAt: '$now' },
        confirm: 'none',
      },
      signal: {
        from: ['requested', 'active'],
        to: 'signalled',
        by: 'system',
        fields: {
          require: ['result'],
          optional: ['newStreet', 'newHouseNumber', 'newHouseExtension', 'newPostcode', 'newCity', 'newCountry'],
        },
        set: { lastCheckAt: '$now', startedAt: { ifEmpty: '$today' } },
        effect: ['tellAgenda'],
        confirm: 'none',
      },
      accept: {
        from: ['signalled'],
        to: 'accepted',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: [] },
        set: { decidedBy: '$me', decidedAt: '$now' },
        effect: ['changeAddress'],
        confirm: 'ask',
        bulk: 1000,
      },
      reject: {
        from: ['signalled'],
        to: 'rejected',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: ['reason'], optional: [] },
        set: { decidedBy: '$me', decidedAt: '$now' },
        confirm: 'none',
        bulk: 1000,
      },
      stop: {
        from: ['requested', 'active', 'signalled'],
        to: 'ended',
        by: 'both',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: ['reason'] },
        confirm: 'ask',
        bulk: 1000,
      },
      lapse: {
        from: ['requested', 'active'],
        to: 'ended',
        by: 'system',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'debtor',
      type: 'relation',
      required: true,
      relation: {
        entity: 'debtor',
        many: false,
        embed: ['name', 'number'],
        inverse: 'surveillances',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({
      name: 'file',
      type: 'relation',
      required: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'surveillances', onDelete: 'restrict' },
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
        inverse: 'surveillances',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'provider',
      type: 'relation',
      relation: { entity: 'partner', many: false, embed: ['name'], inverse: 'surveillances', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'requested',
      values: ['requested', 'active', 'signalled', 'accepted', 'rejected', 'ended'],
      filter: true,
      sort: true,
    }),
    property({ name: 'startedAt', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'endsAt', type: 'date', filter: true, sort: true }),
    property({ name: 'lastCheckAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'result',
      type: 'enum',
      readOnly: true,
      values: ['unchanged', 'moved', 'unknown', 'deceased', 'abroad'],
      filter: true,
      sort: true,
    }),
    property({ name: 'newStreet', type: 'string', readOnly: true, maxLength: 120 }),
    property({
      name: 'newHouseNumber',
      type: 'integer',
      readOnly: true,
      minimum: 1,
      maximum: 99999,
      filter: true,
      sort: true,
    }),
    property({ name: 'newHouseExtension', type: 'string', readOnly: true, maxLength: 20 }),
    property({ name: 'newPostcode', type: 'string', readOnly: true, maxLength: 12 }),
    property({ name: 'newCity', type: 'string', readOnly: true, maxLength: 80 }),
    property({
      name: 'newCountry',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'country',
        many: false,
        embed: ['code', 'name'],
        inverse: 'surveillances',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({ name: 'cost', type: 'money', readOnly: true, filter: true, sort: true }),
    property({
      name: 'decidedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'decidedSurveillances', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'decidedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', readOnly: true, minLength: 1, maxLength: 400 }),
    property({ name: 'note', type: 'text', maxLength: 2000 }),
    property({ name: 'exportedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
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
