/** Mistakes in what an entity says of its records together: indexes, imports, natural keys, order, validity and rules. */
import { courier } from '#tests/codegen/project.ts'
import { one, text, type Case } from '#tests/codegen/check/cases/couriers.ts'

const day = { title: 'Name', type: 'string', format: 'date' }
const entity = (more: Record<string, unknown>) => ({ 'x-entity': { plural: 'couriers', ...more } })
const imported = { 'x-access': { read: '*', create: '*', import: '*' } }
const rule = (must: object, message = 'Name') =>
  one(
    { start: day, until: day, code: text },
    { 'x-access': { read: '*', rules: { period: { must, field: 'until', message } } } },
  )

export const entities: Case[] = [
  {
    name: 'an index over several properties that another table has by its name',
    in: {
      ...one(
        { depotCode: text, lane: text },
        {
          'x-store': {
            indexes: [{ properties: ['depotCode', 'lane'] }, { properties: ['name', 'lane'], unique: true }],
          },
        },
      ),
      'courier-depot.schema.json': {
        ...courier({ code: text, lane: text }, { 'x-store': { indexes: [{ properties: ['code', 'lane'] }] } }),
        title: 'Depot',
        'x-entity': { plural: 'depots' },
      },
    },
    out: [
      'courier-depot.schema.json:26:7 x-store.indexes[0]: the name of its index (x-store.column gives it another), "courier_depot_code_lane_id_idx" is already used by courier.schema.json',
    ],
  },
  {
    name: 'an import that writes nothing',
    in: one({}, { 'x-access': { read: '*', import: '*' } }),
    out: [
      'courier.schema.json:15:5 x-access.import: an import creates and updates records: give the right to "create" or "update"',
    ],
  },
  {
    name: 'an import of a log',
    in: one({}, { ...entity({ kind: 'log' }), 'x-access': { read: '*', create: '*', import: '*' } }),
    out: ['courier.schema.json:17:5 x-access.import: nobody writes a log through the API; leave "import" out'],
  },
  {
    name: 'a natural key without an import',
    in: one({ code: { ...text, 'x-store': { unique: true } } }, entity({ key: ['code'] })),
    out: [
      'courier.schema.json:19:5 x-entity.key: only an import finds records by their natural key: give the right to "import", or leave "key" out',
    ],
  },
  {
    name: 'a natural key that is not unique',
    in: one({ code: text }, { ...entity({ key: ['code'] }), ...imported }),
    out: ['courier.schema.json:16:12 x-entity.key: "code" is not unique; give it "x-store": { "unique": true }'],
  },
  {
    name: 'a natural key of two that are not unique together',
    in: one({ code: text, lane: text }, { ...entity({ key: ['code', 'lane'] }), ...imported }),
    out: [
      'courier.schema.json:20:12 x-entity.key: "code", "lane" are not unique together; give the last of them "x-store": { "unique": ["code", "lane"] }',
    ],
  },
  {
    name: 'a natural key that not everybody reads, and one that files do not know',
    in: one(
      { pin: { ...text, 'x-store': { unique: true }, 'x-access': { read: 'ROLE_EMPLOYEE' } } },
      { ...entity({ key: ['pin', 'id'] }), ...imported },
    ),
    out: [
      'courier.schema.json:23:7 x-entity.key[0]: "pin" may not be read by all who read the record, and a key would tell its value',
      'courier.schema.json:24:7 x-entity.key[1]: "id" is no natural key: files from elsewhere do not know it',
    ],
  },
  {
    name: 'an order by hand that nobody fills',
    in: one({ place: { title: 'Name', type: 'integer' } }, entity({ position: 'place' })),
    out: [
      'courier.schema.json:16:17 x-entity.position: "place" must be "type": "integer", "readOnly": true, for the server fills it',
    ],
  },
  {
    name: 'an order by hand in which nothing is listed',
    in: one(
      { place: { title: 'Name', type: 'integer', readOnly: true } },
      entity({ position: 'place', order: ['-place'] }),
    ),
    out: [
      'courier.schema.json:17:17 x-entity.position: records in an order made by hand are listed in it: leave "order" out',
    ],
  },
  {
    name: 'validity from a day that may be empty, until one that may not, of a list',
    in: one(
      { start: day, last: day, tags: { title: 'Name', type: 'array', items: { type: 'string' } } },
      { required: ['last'], ...entity({ validity: { from: 'start', until: 'last', by: ['tags'] } }) },
    ),
    out: [
      'courier.schema.json:30:15 x-entity.validity.from: "start" must be a required "type": "string", "format": "date"',
      'courier.schema.json:31:16 x-entity.validity.until: "last" must be "type": "string", "format": "date", and not required',
      'courier.schema.json:33:9 x-entity.validity.by[0]: "tags" cannot tell one matter from another',
    ],
  },
  {
    name: 'validity of what is not there',
    in: one({ start: day }, { required: ['start'], ...entity({ validity: { from: 'start', by: ['nam'] } }) }),
    out: ['courier.schema.json:20:9 x-entity.validity.by[0]: "nam" is not a property; did you mean "name"?'],
  },
  {
    name: 'a rule about a property that is not there',
    in: rule({ until: { gte: '$.stat' } }),
    out: [
      'courier.schema.json:33:20 x-access.rules.period.must.until.gte: "$.stat" is no property of courier; did you mean "$.start"?',
    ],
  },
  {
    name: 'a rule about properties that cannot be compared',
    in: rule({ until: { gte: '$.name' } }),
    out: [
      'courier.schema.json:33:20 x-access.rules.period.must.until.gte: "until", which holds date, cannot be compared with "name", which holds string',
    ],
  },
  {
    name: 'a rule about the order of texts that have none',
    in: rule({ code: { gte: '$.name' } }),
    out: [
      'courier.schema.json:33:20 x-access.rules.period.must.code.gte: texts have no order of their own, unless both have one "pattern" that no number fits',
    ],
  },
  {
    name: 'a rule that time would break',
    in: rule({ until: { gte: '$today' } }),
    out: [
      'courier.schema.json:32:20 x-access.rules.period.must.until: a rule cannot depend on $today: what keeps it today may break it tomorrow',
    ],
  },
  {
    name: 'a rule without words',
    in: one({}, { 'x-access': { read: '*', rules: { period: { must: { name: 'a' }, field: 'name' } } } }),
    out: [
      'courier.schema.json:16:7 x-access.rules.period: "message" is missing: what a person reads there, in English',
    ],
  },
  {
    name: 'a rule whose words no Dutch reader knows',
    in: rule({ until: { gte: '$.start' } }, 'Too early.'),
    out: [
      'courier.schema.json:1:1: warning: no Dutch for "Too early."; write it in schemas/i18n/courier.json or in schemas/glossary.json',
      'courier.schema.json:1:1: warning: no French for "Too early."; write it in schemas/i18n/courier.json or in schemas/glossary.json',
    ],
  },
]
