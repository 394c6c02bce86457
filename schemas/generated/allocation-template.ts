// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface AllocationTemplate {
  id: number
  _version: number
  name: string
  customers: {
    id: number
    company: string
  }[]
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  components: {
    component: 'execution_costs' | 'court_costs' | 'collection_costs' | 'other_costs' | 'interest' | 'principal'
  }[]
  respectDesignation: boolean | null
  mostOnerousFirst: boolean | null
  oldestFirst: boolean | null
  bailiffCostsFirst: boolean | null
  isDefault: boolean | null
  active: boolean | null
}

export interface AllocationTemplateStored {
  id: number
  name: string
  customers: number[]
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  components: {
    component: 'execution_costs' | 'court_costs' | 'collection_costs' | 'other_costs' | 'interest' | 'principal'
  }[]
  respectDesignation: boolean | null
  mostOnerousFirst: boolean | null
  oldestFirst: boolean | null
  bailiffCostsFirst: boolean | null
  isDefault: boolean | null
  active: boolean | null
}

export interface AllocationTemplateCreate {
  name: string
  customers?: number[] | null
  phase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  components: {
    component: 'execution_costs' | 'court_costs' | 'collection_costs' | 'other_costs' | 'interest' | 'principal'
  }[]
  respectDesignation?: boolean | null
  mostOnerousFirst?: boolean | null
  oldestFirst?: boolean | null
  bailiffCostsFirst?: boolean | null
  isDefault?: boolean | null
  active?: boolean | null
}

export interface AllocationTemplateUpdate {
  _version?: number
  name?: string
  customers?: number[] | null
  phase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  components?: {
    component: 'execution_costs' | 'court_costs' | 'collection_costs' | 'other_costs' | 'interest' | 'principal'
  }[]
  respectDesignation?: boolean | null
  mostOnerousFirst?: boolean | null
  oldestFirst?: boolean | null
  bailiffCostsFirst?: boolean | null
  isDefault?: boolean | null
  active?: boolean | null
}

export interface AllocationTemplateQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    phase?: Direction
    respectDesignation?: Direction
    mostOnerousFirst?: Direction
    oldestFirst?: Direction
    bailiffCostsFirst?: Direction
    isDefault?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    customers?: ChoiceFilter<number>
    phase?: ChoiceFilter<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'>
    respectDesignation?: ChoiceFilter<boolean>
    mostOnerousFirst?: ChoiceFilter<boolean>
    oldestFirst?: ChoiceFilter<boolean>
    bailiffCostsFirst?: ChoiceFilter<boolean>
    isDefault?: ChoiceFilter<boolean>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<AllocationTemplateQuery['_filter']>[]
    all?: readonly NonNullable<AllocationTemplateQuery['_filter']>[]
    not?: NonNullable<AllocationTemplateQuery['_filter']>
  }
}

export const allocationTemplate: Entity<'allocation-template'> = {
  name: 'allocation-template',
  typeName: 'AllocationTemplate',
  plural: 'allocation-templates',
  api: '/api/v4/allocation-template',
  table: 'allocation_template',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMPLOYEE',
    create: 'ROLE_EMPLOYEE',
    update: 'ROLE_EMPLOYEE',
    delete: 'ROLE_EMPLOYEE',
    export: 'ROLE_EMPLOYEE',
    staffOnly: true,
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 120,
      search: true,
      filter: true,
      sort: true,
      unique: [['name']],
    }),
    property({
      name: 'customers',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: true,
        embed: ['company'],
        inverse: 'allocationTemplates',
        onDelete: 'clear',
        tree: { table: 'customer', column: 'parent_id' },
        linkTable: 'allocation_template_customers',
      },
      filter: true,
    }),
    property({
      name: 'phase',
      type: 'enum',
      values: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'components',
      type: 'rows',
      required: true,
      columns: [
        {
          name: 'component',
          type: 'enum',
          required: true,
          values: ['execution_costs', 'court_costs', 'collection_costs', 'other_costs', 'interest', 'principal'],
        },
      ],
    }),
    property({ name: 'respectDesignation', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'mostOnerousFirst', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'oldestFirst', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'bailiffCostsFirst', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'isDefault', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
