/** Names that do not exist, or are written otherwise. */
import { type Case, one, text, two } from './couriers.ts'

export const names: Case[] = [
  {
    name: 'column',
    in: one({ webshopName: text }, { 'x-ui': { list: { columns: ['webshopname'] } } }),
    out: [
      'courier.schema.json:23:9 x-ui.list.columns[0]: "webshopname" is not a property; did you mean "webshopName"?',
    ],
  },
  {
    name: 'form group',
    in: one({}, { 'x-ui': { form: { groups: [{ name: 'main', fields: ['nme'] }] } } }),
    out: ['courier.schema.json:22:13 x-ui.form.groups[0].fields[0]: "nme" is not a property; did you mean "name"?'],
  },
  {
    name: 'title field',
    in: one({}, { 'x-entity': { plural: 'couriers', titleField: 'title' } }),
    out: ['courier.schema.json:12:19 x-entity.titleField: "title" is not a property'],
  },
  {
    name: 'order',
    in: one({}, { 'x-entity': { plural: 'couriers', order: ['-nam'] } }),
    out: ['courier.schema.json:13:7 x-entity.order[0]: "nam" is not a property; did you mean "name"?'],
  },
  {
    name: 'required',
    in: one({}, { required: ['naam'] }),
    out: ['courier.schema.json:17:5 required[0]: "naam" is not a property'],
  },
  {
    name: 'unique set',
    in: one({ city: { ...text, 'x-store': { unique: ['nane', 'city'] } } }),
    out: [
      'courier.schema.json:14:11 properties.city.x-store.unique[0]: "nane" is not a property; did you mean "name"?',
    ],
  },
  {
    name: 'embed',
    in: two({ depot: { title: 'Depot', 'x-relation': { entity: 'depot', embed: ['nam'] } } }),
    out: [
      'courier.schema.json:14:11 properties.depot.x-relation.embed[0]: "nam" is not a property of depot; did you mean "name"?',
    ],
  },
  {
    name: 'entity',
    in: two({ depot: { title: 'Depot', 'x-relation': { entity: 'dept' } } }),
    out: [
      'courier.schema.json:12:19 properties.depot.x-relation.entity: "dept" is not an entity; did you mean "depot"?',
    ],
  },
  {
    name: 'role',
    in: one({}, { 'x-access': { read: 'ROLE_EMPLOYEE or ROLE_SETTING' } }),
    out: [
      'courier.schema.json:14:13 x-access.read: "ROLE_SETTING" is not a role in schemas/roles.json; did you mean "ROLE_SETTINGS"?',
    ],
  },
  {
    name: 'role expression',
    in: one({}, { 'x-access': { read: 'ROLE_EMPLOYEE, ROLE_SETTINGS' } }),
    out: [
      'courier.schema.json:14:13 x-access.read: "ROLE_EMPLOYEE, ROLE_SETTINGS" is not a role expression; write "ROLE_A", "ROLE_A or ROLE_B", "ROLE_A and ROLE_B" or "*"',
    ],
  },
  {
    name: 'role of row rights',
    in: one({}, { 'x-access': { read: '*', rows: { ROLE_EMPLOYE: true } } }),
    out: [
      'courier.schema.json:16:23 x-access.rows.ROLE_EMPLOYE: "ROLE_EMPLOYE" is not a role in schemas/roles.json; did you mean "ROLE_EMPLOYEE"?',
    ],
  },
  {
    name: 'widget',
    in: one({ city: { ...text, 'x-ui': { widget: 'textaera' } } }),
    out: [
      'courier.schema.json:13:19 properties.city.x-ui.widget: "textaera" is not a widget; did you mean "textarea"?',
    ],
  },
  {
    name: 'icon',
    in: one({}, { 'x-ui': { menu: { group: 'settings', icon: 'Storefrnt' } } }),
    out: [
      'courier.schema.json:19:15 x-ui.menu.icon: "Storefrnt" is not an icon of @mui/icons-material; did you mean "Storefront"?',
    ],
  },
  {
    name: 'definition',
    in: one({ fee: { title: 'Name', $ref: 'values.schema.json#/$defs/Mony' } }),
    out: [
      'courier.schema.json:11:15 properties.fee.$ref: "values.schema.json#/$defs/Mony" is not a definition in schemas/values.schema.json; did you mean "values.schema.json#/$defs/Money"?',
    ],
  },
]
