/** What was left out. */
import { type Case, depot, one, two } from './couriers.ts'

export const leftOut: Case[] = [
  {
    name: 'what follows from names',
    in: one(
      { id: { type: 'integer', readOnly: true }, createdAt: { title: 'Created at', type: 'string' } },
      { $id: 'courier.schema.json', 'x-entity': { api: '/api/v4/courier', titleField: 'name', order: ['id'] } },
    ),
    out: [
      'courier.schema.json:9:5 properties.id: warning: "id" is what follows without it; leave it out',
      'courier.schema.json:14:7 properties.createdAt.title: warning: "title" is what follows without it; leave it out',
      'courier.schema.json:15:7 properties.createdAt.type: warning: "type" is what follows without it; leave it out',
      'courier.schema.json:19:5 x-entity.api: warning: "api" is what follows without it; leave it out',
      'courier.schema.json:20:5 x-entity.titleField: warning: "titleField" is what follows without it; leave it out',
      'courier.schema.json:21:5 x-entity.order: warning: "order" is what follows without it; leave it out',
      'courier.schema.json:28:3 $id: warning: "$id" is what follows without it; leave it out',
    ],
  },
  {
    name: 'screens that would be the same',
    in: one(
      {},
      {
        'x-ui': {
          routes: { list: '/c', show: '/c/{id}' },
          list: { columns: ['name'] },
          form: { in: 'page', fields: ['name'] },
        },
      },
    ),
    out: [
      'courier.schema.json:19:7 x-ui.routes.show: warning: "show" is what follows without it; leave it out',
      'courier.schema.json:22:7 x-ui.list.columns: warning: "columns" is what follows without it; leave it out',
      'courier.schema.json:27:7 x-ui.form.in: warning: "in" is what follows without it; leave it out',
      'courier.schema.json:28:7 x-ui.form.fields: warning: "fields" is what follows without it; leave it out',
    ],
  },
  {
    name: 'rights that are the same for everything',
    in: {
      ...one({}, { 'x-access': { all: 'ROLE_SETTINGS' } }),
      'depot.schema.json': {
        ...depot,
        'x-access': { all: 'ROLE_SETTINGS', read: 'ROLE_EMPLOYEE', update: 'ROLE_SETTINGS' },
      },
    },
    out: [
      'courier.schema.json:14:5 x-access.all: warning: write "x-access": "ROLE_SETTINGS", which is that right for everything',
      'depot.schema.json:16:5 x-access.update: warning: "update" is what follows without it; leave it out',
    ],
  },
  {
    name: 'choices and a relation that say what follows',
    in: two({
      state: {
        title: 'State',
        oneOf: [
          { const: 'open', title: 'Open' },
          { const: 'shut', title: 'Shut' },
        ],
      },
      depot: { title: 'Depot', 'x-relation': { entity: 'depot', onDelete: 'restrict' } },
    }),
    out: [
      'courier.schema.json:11:7 properties.state.oneOf: warning: write "enum": ["open","shut"]: the titles follow from the values',
      'courier.schema.json:26:9 properties.depot.x-relation.onDelete: warning: "onDelete" is what follows without it; leave it out',
    ],
  },
]
