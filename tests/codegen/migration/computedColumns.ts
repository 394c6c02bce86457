/** Cases of computed columns, and of columns that triggers on other tables maintain. */
import type { PlanCase } from './project.ts'

const whole = { type: 'integer' }
const money = { $ref: 'values.schema.json#/$defs/Money' }
const day = { type: 'string', format: 'date' }
const computed = (schema: object, how: unknown) => ({ ...schema, readOnly: true, 'x-store': { computed: how } })
const box = (more: object = {}) => ({
  size: whole,
  price: money,
  parcel: { 'x-relation': { entity: 'parcel', inverse: 'boxes' } },
  ...more,
})
const count = computed(whole, { count: 'boxes' })
const sum = computed(money, { sum: 'boxes.price', where: { size: { gt: 3 } } })
const last = computed(day, { last: 'boxes.packed' })

/** Each result is compared with newly created tables. */
export const computations: { name: string; in: PlanCase }[] = [
  {
    name: 'a computed property more',
    in: {
      before: { parcel: { size: whole, price: money } },
      after: {
        parcel: {
          double: computed(whole, { multiply: ['$.size', 2] }),
          total: computed(money, { multiply: ['$.price', '$.size'] }),
          size: whole,
          price: money,
        },
      },
    },
  },
  {
    name: 'a computed property that is computed otherwise, of one that gets another type',
    in: {
      before: {
        parcel: { size: { ...whole, minimum: 0, maximum: 9 }, double: computed(whole, { multiply: ['$.size', 2] }) },
      },
      after: { parcel: { size: whole, double: computed(whole, { multiply: ['$.size', 3] }) } },
    },
  },
  {
    name: 'a property of another type that something is computed from',
    in: {
      before: {
        parcel: { size: { ...whole, minimum: 0, maximum: 9 }, double: computed(whole, { multiply: ['$.size', 2] }) },
      },
      after: {
        parcel: {
          size: { type: 'string', format: 'percentage' },
          double: computed(whole, { multiply: ['$.size', 2] }),
        },
      },
      accept: ['convert:parcel.size'],
    },
  },
  {
    name: 'a computed property that is gone, with what it was computed from',
    in: {
      before: { parcel: { size: whole, double: computed(whole, { multiply: ['$.size', 2] }), code: whole } },
      after: { parcel: { code: whole } },
      accept: ['drop:parcel.size'],
    },
  },
  {
    name: 'totals of records that were there',
    in: { before: { parcel: { code: whole }, box: box() }, after: { parcel: { code: whole, count, sum }, box: box() } },
  },
  {
    name: 'totals with new tables',
    in: { before: {}, after: { parcel: { count, sum }, box: box() } },
  },
  {
    name: 'a total more, another that asks something else, and a column of it with another name',
    in: {
      before: { parcel: { count, sum }, box: box({ packed: day }) },
      after: {
        parcel: { count, sum: computed(money, { sum: 'boxes.price', where: { volume: { gt: 4 } } }), last },
        box: {
          volume: { ...whole, 'x-store': { renamedFrom: 'size' } },
          price: money,
          parcel: { 'x-relation': { entity: 'parcel', inverse: 'boxes' } },
          packed: day,
        },
      },
    },
  },
  {
    name: 'totals that are gone',
    in: {
      before: { parcel: { code: whole, count }, box: box() },
      after: { parcel: { code: whole }, box: box() },
      accept: ['drop:parcel.count'],
    },
  },
]
