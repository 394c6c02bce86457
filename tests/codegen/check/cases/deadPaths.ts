/** What leads nowhere: paths, pages and patterns. */
import { type Case, depot, entry, one, text, toDepot, two } from './couriers.ts'

export const nowhere: Case[] = [
  {
    name: 'an API path of the server',
    in: one({}, { 'x-entity': { plural: 'couriers', api: '/api/v4/texts' } }),
    out: [
      'courier.schema.json:12:12 x-entity.api: the API path "/api/v4/texts" is the server\'s own (/api/v4/texts); choose another',
    ],
  },
  {
    name: 'an API path above those of the server',
    in: one({}, { 'x-entity': { plural: 'couriers', api: '/api/v4/menu' } }),
    out: [
      'courier.schema.json:12:12 x-entity.api: the API path "/api/v4/menu" is the server\'s own (/api/v4/menu/all); choose another',
    ],
  },
  {
    name: 'an API path beneath that of another entity',
    in: {
      ...one({}, { 'x-entity': { plural: 'couriers', api: '/api/v4/depot/courier' } }),
      'depot.schema.json': depot,
    },
    out: [
      'courier.schema.json:12:12 x-entity.api: the API path "/api/v4/depot/courier" lies beneath that of depot, which takes what follows for an id; choose another',
    ],
  },
  {
    name: 'a page of the app itself',
    in: one({}, { 'x-ui': { routes: { list: '/login' } } }),
    out: [
      'courier.schema.json:18:15 x-ui.routes.list: the page path "/login" is a page of the app itself (schemas/pages.json); choose another',
    ],
  },
  {
    name: 'a page where the server answers itself',
    in: one({}, { 'x-ui': { routes: { list: '/couriers', create: '/logout' } } }),
    out: [
      'courier.schema.json:19:17 x-ui.routes.create: the page path "/logout" is the server\'s own (/logout); choose another',
    ],
  },
  {
    name: 'a page of the table that waits for its entity',
    in: one({}, { 'x-ui': { routes: { list: '/depots' } } }),
    out: [],
  },
  {
    name: 'a group of the menu that is none',
    in: one({}, { 'x-ui': { menu: { group: 'setings', icon: 'Category' } } }),
    out: [
      'courier.schema.json:18:16 x-ui.menu.group: there is no text "menu.setings" in schemas/texts/, which names the group; did you mean "settings"?',
    ],
  },
  {
    name: 'required, and yet nobody can fill it in',
    in: one(
      { city: { ...text, readOnly: true } },
      { required: ['name', 'city'], 'x-access': { read: '*', create: '*' } },
    ),
    out: [
      'courier.schema.json:24:5 required[1]: "city" is required and readOnly without a default, so nothing can be created: give it a default, or take it from required',
    ],
  },
  {
    name: 'required and read only, with a default',
    in: one(
      { city: { ...text, readOnly: true, default: 'Utrecht' } },
      { required: ['name', 'city'], 'x-access': { read: '*', create: '*' } },
    ),
    out: [],
  },
  {
    name: 'hidden by its own value',
    in: one({ city: { ...text, 'x-ui': { visibleWhen: { any: [{ name: 'x' }, { not: { city: 'Utrecht' } }] } } } }),
    out: [
      'courier.schema.json:13:9 properties.city.x-ui.visibleWhen: "city" hides itself: whether it is shown cannot depend on its own value; name another property',
    ],
  },
  {
    name: 'without value while it has none',
    in: one({ city: { ...text, 'x-access': { when: { city: { empty: false } } } } }),
    out: [
      'courier.schema.json:13:9 properties.city.x-access.when: "city" hides itself: whether it is shown cannot depend on its own value; name another property',
    ],
  },
  {
    name: 'one way back for two relations',
    in: two({
      home: { title: 'Depot', 'x-relation': { entity: 'depot', inverse: 'couriers' } },
      start: { title: 'Depot', 'x-relation': { entity: 'depot', inverse: 'couriers' } },
    }),
    out: [
      'courier.schema.json:20:20 properties.start.x-relation.inverse: the way back from depot, "couriers" is already used by this file',
    ],
  },
  {
    name: 'a relation to a log',
    in: { ...one({ depot: toDepot }), 'depot.schema.json': entry },
    out: [
      'courier.schema.json:12:19 properties.depot.x-relation.entity: depot is a log, whose rows go with time, so nothing can point to them; keep here what of it is needed',
    ],
  },
  {
    name: 'more properties than a form has room for',
    in: one(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`city${index}`, text]))),
    out: [
      'courier.schema.json:4:3 properties: an entity has at most 300 properties, and this has 2001; give some of them an entity of their own',
    ],
  },
  {
    name: 'a repetition inside a repetition',
    in: one({ city: { ...text, pattern: '^(a+)+$' } }),
    out: [
      'courier.schema.json:12:18 properties.city.pattern: "^(a+)+$" can run away: a repetition inside a repetition takes the same text in many ways; let each part begin with a character that the one before cannot hold',
    ],
  },
  {
    name: 'two repetitions of the same behind each other',
    in: one({ city: { ...text, pattern: '^\\d+\\d+$' } }),
    out: [
      'courier.schema.json:12:18 properties.city.pattern: "^\\d+\\d+$" can run away: two repetitions behind each other take the same text; begin with "^", and put between them a character that neither holds',
    ],
  },
  {
    name: 'a way back that is called as a property',
    in: two({ home: { title: 'Depot', 'x-relation': { entity: 'depot', inverse: 'name' } } }),
    out: [
      'courier.schema.json:13:20 properties.home.x-relation.inverse: "name" is a property of depot already; choose another name for the way back',
    ],
  },
]
